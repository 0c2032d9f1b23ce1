import { parseWithZod } from "@conform-to/zod/v4";
import { data } from "react-router";
import type { z } from "zod";
import { textOf } from "~/forms/form-texts";

/** Why a text is not accepted, whatever it says; the sentences are in the texts of errors. */
export type TextMistake = "unreadableText" | "textTooLong";

type Fields = Readonly<Record<string, z.ZodType<string>>>;

type ParsedTexts<Shape extends Fields> = {
  /** What was typed, to use and to show again: without characters that cannot be stored; empty when the field is missing. */
  typed: Record<keyof Shape, string>;
  /** Why texts are not accepted, by field; null when all are. */
  mistakes: Partial<Record<keyof Shape, TextMistake>> | null;
};

type Source = { get(name: string): FormDataEntryValue | null };

/**
 * Returns the texts in the fields of a form, posted or in a URL, each checked by its type (`text` of app/calls). All forms detect
 * unacceptable texts this way, and then answer 422 with `typed` and `mistakes`.
 */
export function parseTexts<Shape extends Fields>(source: Source, fields: Shape): ParsedTexts<Shape> {
  const typed: Record<string, string> = {};
  const mistakes: Record<string, TextMistake> = {};
  for (const [name, schema] of Object.entries(fields)) {
    const given = textOf(source, name);
    const [issue] = schema.safeParse(given).error?.issues ?? [];
    if (issue) mistakes[name] = issue.code === "too_big" ? "textTooLong" : "unreadableText";
    typed[name] = issue ? withoutRefused(given, schema) : given;
  }
  return {
    typed: typed as Record<keyof Shape, string>,
    mistakes: Object.keys(mistakes).length > 0 ? (mistakes as Partial<Record<keyof Shape, TextMistake>>) : null,
  };
}

const withoutRefused = (given: string, schema: z.ZodType) => [...given].filter((character) => schema.safeParse(character).success).join("");

/**
 * Returns the form of a request: the only function that reads one from a body. Pages that check no typed texts read buttons and ids from
 * it. Throws 400 for a body that is no form, or a broken one: browsers send neither.
 */
export async function postedForm(request: Request): Promise<FormData> {
  try {
    return await request.formData();
  } catch (error) {
    if (error instanceof TypeError && !request.signal.aborted) throw data(null, { status: 400 });
    throw error;
  }
}

/** Returns `parseTexts` of a posted form, and the form for whatever else is in it. */
export async function readForm<Shape extends Fields>(request: Request, fields: Shape) {
  const form = await postedForm(request);
  return { form, ...parseTexts(form, fields) };
}

/** Returns a posted form that contains lists of fields, checked by its schema; its page shows the reply with conform. */
export async function parseSubmission<Schema extends z.ZodType>(request: Request, schema: Schema) {
  return parseWithZod(await postedForm(request), { schema });
}

/** Returns the values of a stored form that contains lists of fields, as conform accepts them for its fields. */
export function keptValues<Schema extends z.ZodType>(entries: readonly [string, string][], schema: Schema) {
  const form = new FormData();
  for (const [name, value] of entries) form.append(name, value);
  return parseWithZod(form, { schema }).payload;
}

/** Returns a page whose URL contains texts: status 422 when one of them is not accepted. */
export const answerTexts = <Page>(page: Page, mistakes: object | string | null) => data(page, { status: mistakes ? 422 : 200 });
