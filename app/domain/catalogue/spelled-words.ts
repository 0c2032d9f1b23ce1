import { searchKey, searchWords } from "../account/search-key";
import { intervalSpellings, nameSpellings } from "./word-spellings";

/** The parts of a catalogue's word, and what people write for it: a spelling in several words joined, and each of its words. */
export const spelledWords = [...nameSpellings, ...intervalSpellings].map(([word, spellings]) => ({
  parts: searchWords(word),
  words: spellings.map(searchKey).flatMap((spelling) => [spelling.replaceAll(" ", ""), ...spelling.split(" ")]),
}));

/**
 * Returns searched words with a spelling in two words joined. Each of them alone may begin a word of another product: מיי דיי is MyDay, and
 * not MiSight 1 day.
 */
export function joinedSpellings(words: readonly string[]): string[] {
  const joined: string[] = [];
  for (const word of words) {
    const both = (joined.at(-1) ?? "") + word;
    if (spelledWords.some((spelled) => spelled.words.includes(both))) joined.splice(-1, 1, both);
    else joined.push(word);
  }
  return joined;
}

const wordsBySpelling = new Map(
  nameSpellings.flatMap(([word, spellings]) => spellings.map((spelling) => [searchKey(spelling).replaceAll(" ", ""), searchWords(word)])),
);

/** Returns searched words with the catalogue's in place of other spellings of product names: 바이오피니티 becomes biofinity. */
export function catalogueWords(words: readonly string[]): string[] {
  return joinedSpellings(words).flatMap((word) => wordsBySpelling.get(word) ?? [word]);
}
