import { directionOf, languageOfHost } from "~/domain/language";
import { failures as english, type Failures } from "~/locales/en/failures";
import { failures as hebrew } from "~/locales/he/failures";
import { failures as japanese } from "~/locales/ja/failures";
import { failures as korean } from "~/locales/ko/failures";

/** Why the HTTP process answers by itself; also the `code` in the response to a call. */
export type FailureCode = Exclude<keyof Failures, "home">;

const texts = { en: english, he: hebrew, ko: korean, ja: japanese };

/**
 * Returns a complete HTML page without scripts, styles or stack trace, in the language of the host (D1), for requests that the router
 * cannot answer. The request id lets support find the log lines.
 */
export function plainPage(code: FailureCode, facts: { readonly id: string; readonly hostname: string }): string {
  const language = languageOfHost(facts.hostname);
  const { title, text } = texts[language][code];
  const number = code === "unexpected" ? ` <bdi dir="ltr">${facts.id}</bdi>` : "";
  return `<!DOCTYPE html>
<html lang="${language}" dir="${directionOf(language)}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${title}</title></head>
<body><main><h1>${title}</h1><p>${text}${number}</p><p><a href="/">${texts[language].home}</a></p></main></body>
</html>
`;
}
