import { expect, test } from "vitest";
import { contract } from "~/calls/contract";
import { type Language, languages } from "~/domain/language";
import { failures } from "~/locales/en/failures";
import { refusals as english } from "~/locales/en/refusals";
import { refusals as hebrew } from "~/locales/he/refusals";
import { refusals as japanese } from "~/locales/ja/refusals";
import { refusals as korean } from "~/locales/ko/refusals";

type Procedure = { "~orpc": { errorMap: Record<string, unknown> } };

const texts: Record<Language, Record<string, string>> = { en: english, he: hebrew, ko: korean, ja: japanese };

/** What the contract refuses, by the code. */
const ofContract = Object.values(contract).flatMap((area) =>
  Object.values(area as unknown as Record<string, Procedure>).flatMap((call) => Object.keys(call["~orpc"].errorMap)),
);
/** What is refused before a call is reached, or in its place. */
const ofProcess = [...Object.keys(failures).filter((name) => name !== "home"), "malformed", "functionAppTypeUnknown", "unavailable"];

const codes = [...new Set([...ofContract, ...ofProcess])].sort();

test.each(languages)("every refusal of the contract has a sentence in %s, and no other code has one (D47)", (language) => {
  expect(codes.length).toBeGreaterThan(50);
  expect(Object.keys(texts[language]).sort()).toEqual(codes);
  for (const code of codes) expect(texts[language][code]?.trim(), code).not.toBe("");
});
