import { searchKey, searchWords } from "../account/search-key";
import type { EditionCode } from "../edition";
import { partConsonants } from "./initial-consonants";
import { looksLikePhone, phoneDigits } from "./phone-digits";
import { numberKey } from "./search-entries";

/**
 * How a search is run: `exact` matches come first; then patients with an index entry (see search-entries) that starts with `beginning` and
 * with all of `others`: words of the same name or, with `elsewhere`, any entries.
 */
export type SearchPlan = {
  exact: {
    /** Customer id or external id as typed. */
    number: string;
    phoneDigits: string | null;
    /** The whole name as sort keys, in every order of its words that keeps neighbours together. */
    sortKeys: string[];
  };
  beginning: string;
  others: { beginning: string; elsewhere: boolean }[];
};

/** Maximum number of words; longer searches are cut, because no name has more. */
const wordsMax = 6;

/** Returns the plan for a typed search; null when there is nothing to search for. */
export function searchPlan(searchTerm: string, country: EditionCode): SearchPlan | null {
  const words = searchWords(partConsonants(searchTerm)).slice(0, wordsMax);
  if (words.length === 0) return null;
  const number = searchTerm.trim();
  if (looksLikePhone(searchTerm)) {
    const digits = phoneDigits(searchTerm, country);
    return { exact: { number, phoneDigits: digits, sortKeys: [] }, beginning: digits, others: [] };
  }
  if (/\p{N}/u.test(number) && !/\s/u.test(number)) {
    return { exact: { number, phoneDigits: null, sortKeys: [] }, beginning: numberKey(searchTerm), others: [] };
  }
  const beginning = words.reduce((best, word) => (worth(word) > worth(best) ? word : best));
  return {
    exact: { number, phoneDigits: null, sortKeys: rotations(searchKey(searchTerm).split(" ").slice(0, wordsMax)) },
    beginning,
    others: words
      .filter((word) => word !== beginning)
      .map((word) => ({ beginning: word, elsewhere: hasDigit(word) !== hasDigit(beginning) || hasDigit(word) })),
  };
}

const hasDigit = (word: string) => /\p{N}/u.test(word);

/** Ranks words by how few candidates they leave: digits before letters, then the longest. */
const worth = (word: string) => [...word].length + (hasDigit(word) && word.length > 2 ? 100 : 0);

function rotations(words: readonly string[]): string[] {
  return words.map((_, index) => [...words.slice(index), ...words.slice(0, index)].join(" "));
}
