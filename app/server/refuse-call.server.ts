import { type Language, languageOfCaller } from "~/domain/language";
import { translateFor } from "~/i18n/translate-for.server";
import type { RequestFacts } from "~/middleware/request-facts.server";

/** A refusal on its way to a caller over HTTP; `data` are the values that explain it, null when the code says all. */
export type CallRefusal = { readonly code: string; readonly data?: unknown };

/** The body of a refusal (D47): its code, its sentence in the caller's language, and its data. */
export function refusalBody({ code, data = null }: CallRefusal, language: Language) {
  const t = translateFor(language);
  const message = t([`refusals:${code}` as "refusals:notFound", "refusals:unexpected"], { ...(data as object | null) });
  return { code, message, data };
}

/** The answer to a call that is refused. */
export function refuseCall({ status, ...refusal }: CallRefusal & { readonly status: number }, language: Language): Response {
  return Response.json(refusalBody(refusal, language), { status });
}

/** The language in which the caller behind a request is answered (D47). */
export const languageOf = ({ acceptedLanguages, hostname }: Pick<RequestFacts, "acceptedLanguages" | "hostname">): Language =>
  languageOfCaller({ accepted: acceptedLanguages, host: hostname });
