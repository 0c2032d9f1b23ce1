import { Validator } from "@seriousme/openapi-schema-validator";
import Ajv from "ajv/dist/2020.js";
import addFormats from "ajv-formats";

/**
 * Whether a document is one of OpenAPI.
 * @param {object} document
 * @returns {Promise<string>} What it lacks; empty when it lacks nothing.
 */
export async function findDescriptionProblems(document) {
  const { valid, errors } = await new Validator().validate(JSON.parse(JSON.stringify(document)));
  return valid ? "" : JSON.stringify(errors);
}

/**
 * Compares answers to calls with the description of the calls.
 * @param {{ paths?: object }} document
 * @returns {(answer: { method: string, path: string, status: number, type: string, body: unknown }) => string | null} What is wrong with
 * an answer at a path below /api, null when nothing is. The body is that of JSON; of other types only status and type are compared.
 */
export function createAnswerCheck(document) {
  const ajv = new Ajv({ strict: false });
  addFormats(ajv);
  const compiled = new Map();
  const paths = Object.entries(document.paths ?? {}).map(([template, item]) => ({ template, item, pattern: patternOf(template) }));
  paths.sort((one, other) => parametersIn(one.template) - parametersIn(other.template));

  return ({ method, path, status, type, body }) => {
    const here = `${method} ${path} ${status}`;
    const found = paths.find(({ pattern, item }) => pattern.test(path) && item[method.toLowerCase()]);
    if (!found) return status >= 400 && isRefusal(body) ? null : `${here}: no such call is described`;
    const answer = found.item[method.toLowerCase()].responses[status];
    if (!answer) return `${here}: this status is not described`;
    const schema = answer.content?.["application/json"]?.schema;
    if (!type.startsWith("application/json")) return schema ? `${here}: answered ${type}, described as JSON` : null;
    if (!schema) return `${here}: answered JSON, described as another type`;
    const key = `${method} ${found.template} ${status}`;
    if (!compiled.has(key)) compiled.set(key, ajv.compile(schema));
    const validate = compiled.get(key);
    return validate(body) ? null : `${here}: ${ajv.errorsText(validate.errors)}`;
  };
}

const parametersIn = (template) => template.split("{").length;

const patternOf = (template) => new RegExp(`^${template.replaceAll(".", "\\.").replace(/\{\w+\}/g, "[^/]+")}$`);

const isRefusal = (body) => ["code", "message", "data"].every((name) => Object.keys(body ?? {}).includes(name));
