import { expect, test } from "vitest";
import { type Language, languages } from "~/domain/language";
import { languageFolder, namespaceName } from "~/i18n/namespace-name";

/*
 * Limits, periods and amounts of the specification stand in texts of four languages: whoever changes one changes all. Numbers of 1 and 2
 * are often words.
 */

type Texts = { [key: string]: string | Texts };

const files = import.meta.glob<Record<string, Texts>>("../../app/locales/*/*.ts", { eager: true });

function flatten(texts: Texts, prefix: string): [key: string, text: string][] {
  return Object.entries(texts).flatMap(([key, value]): [string, string][] =>
    typeof value === "string" ? [[`${prefix}${key}`, value]] : flatten(value, `${prefix}${key}.`),
  );
}

const textsOf = (language: Language) =>
  Object.entries(files)
    .filter(([path]) => languageFolder(path) === language)
    .flatMap(([path, texts]) => flatten(texts[namespaceName(path)] ?? {}, `${namespaceName(path)}:`));

/** Returns the numbers from 3 on in a text, without its variables, the tags around its parts and thousands separators. */
function numbersOf(text: string): string[] {
  const plain = text.replace(/\{\{.*?\}\}|<[^>]*>/g, " ").replace(/(\d),(?=\d{3})/g, "$1");
  return (plain.match(/\d+(?:\.\d+)?/g) ?? []).filter((number) => Number(number) >= 3);
}

const english = new Map(textsOf("en"));
/** Texts that say a number of English in words. */
const inWords: readonly string[] = ["he common:presets.pastSixMonths", "he orders:periods.pastSixMonths"];

test.each(languages.filter((language) => language !== "en"))("%s states the numbers of the English text", (language) => {
  const differing = textsOf(language).flatMap(([key, text]) => {
    const stated = numbersOf(text);
    const missing = numbersOf(english.get(key) ?? "").filter((number) => !stated.includes(number));
    return missing.length > 0 && !inWords.includes(`${language} ${key}`) ? [`${language} ${key}: ${missing.join(", ")} | ${text}`] : [];
  });
  expect(differing).toEqual([]);
});

test("Korean counters follow their number without a space", () => {
  const spaced = textsOf("ko").filter(([, text]) => /\{\{(?:\w+, number|number|phone)\}\} (?:개|박스|병|번|건|명|종|회|일)/.test(text));
  expect(spaced).toEqual([]);
});

test("Korean counts the use of a month in boxes: 개 would count lenses, like the pack beside it", () => {
  const korean = new Map(textsOf("ko"));
  expect([korean.get("catalogue:card.perMonth"), korean.get("catalogue:card.lessThanOne")]).toEqual([
    "월 {{count, number}}박스",
    "월 1박스 미만",
  ]);
});
