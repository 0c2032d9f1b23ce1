import { OpenAPIGenerator } from "@orpc/openapi";
import { ZodToJsonSchemaConverter } from "@orpc/zod/zod4";
import { gatewayPath } from "~/calls/base";
import { contract } from "~/calls/contract";

const generator = new OpenAPIGenerator({ schemaConverters: [new ZodToJsonSchemaConverter()] });

type Description = Awaited<ReturnType<typeof generator.generate>>;

const methods = ["get", "post", "put", "delete"] as const;

let description: Promise<Description> | undefined;

/** Returns the OpenAPI description of all calls, generated from the contract once per process. */
export function describeCalls(): Promise<Description> {
  description ??= generate();
  return description;
}

async function generate(): Promise<Description> {
  const described = await generator.generate(contract, {
    info: { title: "Dioptre", version: "1.0.0" },
    servers: [{ url: "/api" }],
    components: { securitySchemes: { session: { type: "apiKey", in: "cookie", name: "session" } } },
    customErrorResponseBodySchema: (defined): object => ({
      oneOf: defined.map(([code, , hasData, data]) => refusalSchema(code, hasData ? data : orNothing(data))),
    }),
  });
  for (const [path, item] of Object.entries(described.paths ?? {})) {
    for (const method of methods) {
      const operation = item?.[method];
      if (operation) Object.assign(operation.responses ?? {}, refusalsOf(operation.responses as Answers, path));
    }
  }
  return described;
}

type Schema = Record<string, unknown>;
type Refusal = Schema & { properties: { code: { const: string } } & Schema };
type Answer = { description: string; content?: { "application/json": { schema: { oneOf?: Refusal[] } } }; headers?: object };
type Answers = Record<string, Answer>;

const nothing: Schema = { type: "null" };
const orNothing = (data: unknown): Schema => (Object.keys(data as Schema).length === 0 ? nothing : { anyOf: [data, nothing] });
const requestNumber: Schema = { type: "object", properties: { requestId: { type: "string" } }, required: ["requestId"] };
const issues: Schema = {
  type: "object",
  properties: {
    issues: {
      type: "array",
      items: {
        type: "object",
        properties: { path: { type: "array", items: { type: "string" } }, code: { type: "string" } },
        required: ["path", "code"],
      },
    },
  },
  required: ["issues"],
};

/** Returns the schema of a refusal's body (D47). */
const refusalSchema = (code: string, data: unknown): Refusal => ({
  type: "object",
  properties: { code: { const: code }, message: { type: "string", description: "In the language of Accept-Language" }, data },
  required: ["code", "message", "data"],
});

/** The refusals that any call may return besides its own. */
const refusalsOfEveryCall: Record<string, { description: string; codes: Record<string, Schema> }> = {
  400: {
    description: "malformed: data.issues names each place and its code; badRequest: the address cannot be read",
    codes: { malformed: issues, badRequest: requestNumber },
  },
  403: { description: "crossSite: the request came from another site", codes: { crossSite: requestNumber } },
  404: { description: "notFound: no such call or thing, or not the caller's", codes: { notFound: nothing } },
  413: { description: "tooLarge: more than 1 MB was sent", codes: { tooLarge: requestNumber } },
  421: { description: "unknownHost: the host is not one of the portal's", codes: { unknownHost: requestNumber } },
  500: { description: "unexpected: failed inside; data.requestId names it in the log", codes: { unexpected: requestNumber } },
  503: {
    description: "unavailable: the data cannot be reached now; sent again with the same ids, nothing is done twice",
    codes: { unavailable: nothing },
  },
};

const retryAfter = { "Retry-After": { description: "Seconds to wait before asking again", schema: { type: "integer" } } };

/** Returns the refusals of a call by status: its own, named in the description, and those of every call. */
function refusalsOf(answers: Answers, path: string): Answers {
  const statuses = new Set([...Object.keys(answers).filter((status) => status >= "400"), ...Object.keys(refusalsOfEveryCall)]);
  return Object.fromEntries(
    [...statuses].map((status) => {
      const schema = answers[status]?.content?.["application/json"].schema;
      // A single refusal is described without a list.
      const own = schema ? (schema.oneOf ?? [schema as Refusal]) : [];
      const ownCodes = own.map(({ properties }) => properties.code.const);
      const { description, codes } = refusalsOfEveryCall[status] ?? { description: "", codes: {} };
      const app = status === "400" && path.startsWith(gatewayPath) ? { functionAppTypeUnknown: nothing } : {};
      const common = Object.entries({ ...codes, ...app }).filter(([code]) => !ownCodes.includes(code));
      const oneOf = [...own, ...common.map(([code, data]) => refusalSchema(code, data))];
      const answer: Answer = {
        description: [ownCodes.filter((code) => !(code in codes)).join(", "), description].filter(Boolean).join("; "),
        ...(status === "503" ? { headers: retryAfter } : {}),
        content: { "application/json": { schema: { oneOf } } },
      };
      return [status, answer];
    }),
  );
}

export type DescribedCall = { method: string; path: string; summary: string; input: string; statuses: string[] };

/** Returns the calls for display: by area, in the order of the contract. */
export async function listCallsByArea(): Promise<{ area: string; calls: DescribedCall[] }[]> {
  const { paths = {} } = await describeCalls();
  const areas = new Map<string, DescribedCall[]>();
  for (const [path, item] of Object.entries(paths)) {
    for (const method of methods) {
      const operation = item?.[method];
      if (!operation) continue;
      const area = operation.tags?.[0] ?? "";
      const input = JSON.stringify(operation.requestBody ?? operation.parameters ?? null, null, 2);
      const call = {
        method: method.toUpperCase(),
        path: `/api${path}`,
        summary: operation.summary ?? "",
        input,
        statuses: Object.keys(operation.responses ?? {}),
      };
      areas.set(area, [...(areas.get(area) ?? []), call]);
    }
  }
  return [...areas].map(([area, calls]) => ({ area, calls }));
}
