import { type Language, languageOfCaller } from "~/domain/language";
import { translateFor } from "~/i18n/translate-for.server";
import type { RequestFacts } from "~/middleware/request-facts.server";

/** A refusal of a call over HTTP; `data` has the values that explain it, null when the code is enough. */
export type CallRefusal = { readonly code: string; readonly data?: unknown };

/** Returns the body of a refusal (D47): its code, its sentence in the caller's language, and its data. */
export function refusalBody({ code, data = null }: CallRefusal, language: Language) {
  const t = translateFor(language);
  const message = t([`refusals:${code}` as "refusals:notFound", "refusals:unexpected"], { ...(data as object | null) });
  return { code, message, data };
}

/** Returns the response to a refused call, with its status. */
export function refuseCall({ status, ...refusal }: CallRefusal & { readonly status: number }, language: Language): Response {
  return Response.json(refusalBody(refusal, language), { status });
}

/** Returns the language for a caller (D47): from `Accept-Language`, else from the host. */
export const languageOf = ({ acceptedLanguages, hostname }: Pick<RequestFacts, "acceptedLanguages" | "hostname">): Language =>
  languageOfCaller({ accepted: acceptedLanguages, host: hostname });
