import { beforeAll, expect } from "vitest";
import type { Language } from "~/domain/language";
import { isFull } from "~tests/helpers/figures";
import { openPages, type Visitor, visitorOf } from "~tests/helpers/visitor";

/** One sentence in English, Hebrew, Korean and Japanese, written out. */
export type FourTexts = readonly [en: string, he: string, ko: string, ja: string];

// Reading every page of the sitemap takes longer than a test may.
beforeAll(async () => {
  await openPages();
});

/** English in every check; `npm run prove` reads all four. */
const languages: Language[] = isFull ? ["en", "he", "ko", "ja"] : ["en"];

/** Does the same as one person in each language, one after the other, and expects what each of them reads. */
export async function expectInFourLanguages(
  person: { token: string },
  texts: FourTexts,
  read: (visitor: Visitor) => Promise<string | null>,
  options: Parameters<typeof visitorOf>[1] = {},
): Promise<void> {
  const found: (string | null)[] = [];
  for (const language of languages) found.push(await read(await visitorOf(person, { ...options, language })));
  expect(found).toEqual(texts.slice(0, languages.length));
}
