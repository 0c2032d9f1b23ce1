import { parseWithZod } from "@conform-to/zod/v4";
import { data } from "react-router";
import type { z } from "zod";
import { textOf } from "~/forms/form-texts";

/** What is wrong with a text itself, whatever it says; the sentences are in the texts of errors. */
export type TextMistake = "unreadableText" | "textTooLong";

type Fields = Readonly<Record<string, z.ZodType<string>>>;

type ReadTexts<Shape extends Fields> = {
  /** What was typed, to work with and to be shown again: without what cannot be stored; empty when there is no such field. */
  typed: Record<keyof Shape, string>;
  /** Why a text cannot be taken, by field; null when all of them can. */
  mistakes: Partial<Record<keyof Shape, TextMistake>> | null;
};

type Source = { get(name: string): FormDataEntryValue | null };

/**
 * The texts that are in the fields of a form, posted or in an address, each checked by its type (`text` of app/calls). The one way in
 * which a form finds a text that cannot be taken; it then answers 422 with `typed` and `mistakes`.
 */
export function readTexts<Shape extends Fields>(source: Source, fields: Shape): ReadTexts<Shape> {
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

/** The form of a request: the only place that takes one from its body. A page that checks nothing typed reads buttons and ids from it. */
export function postedForm(request: Request): Promise<FormData> {
  return request.formData();
}

/** `readTexts` of a posted form, with the form for whatever else is in it. */
export async function readForm<Shape extends Fields>(request: Request, fields: Shape) {
  const form = await postedForm(request);
  return { form, ...readTexts(form, fields) };
}

/** A posted form with lists of fields in it, checked by its schema; its page shows the reply by conform. */
export async function readSubmission<Schema extends z.ZodType>(request: Request, schema: Schema) {
  return parseWithZod(await postedForm(request), { schema });
}

/** What a page shows whose address holds texts: status 422 when one of them cannot be taken. */
export const answerTexts = <Page>(page: Page, mistakes: object | string | null) => data(page, { status: mistakes ? 422 : 200 });
