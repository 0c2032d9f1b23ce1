import { nameSpellings } from "../catalogue/word-spellings";

/** Words that identify a product only with another word of its name, although names start with them. */
const notAlone = new Set(["soft"]);

/** Words that narrow the choice of products by themselves, although no name starts with them. */
const alone = new Set(["toric", "multifocal"]);

/** Words of a name that do not identify the product. */
const unspoken = /^(?:\d+(?:\.\d+)?|trial|lens|lenses|x)$/;

export type LensWords = { find: (text: string, at: number) => { word: string; to: number } | null; standsAlone: (word: string) => boolean };

/** Returns the words of a name for comparison: "clariti 1-Day toric" gives clariti, 1 day, toric. */
export function wordsOfName(name: string): string[] {
  return name
    .toLowerCase()
    .replace(/1[ -]day/g, "1_day")
    .split(/[\s-]+/)
    .map((word) => word.replace("_", " "))
    .filter((word) => word !== "" && !unspoken.test(word));
}

/** Returns a finder for words of product names in a plain text. */
export function lensWords(names: readonly string[]): LensWords {
  const known = new Set(names.flatMap(wordsOfName));
  const first = new Set(names.flatMap((name) => wordsOfName(name).slice(0, 1)));
  const own = [...known]
    .filter((word) => word !== "1 day")
    .map((word): [string, string] => [`(?<![\\p{L}\\d])${literal(word)}(?![a-z])`, word]);
  const spelled = nameSpellings
    .filter(([word]) => known.has(word))
    .map(([word, spellings]): [string, string] => [spellings.map(patternOf).join("|"), word]);
  const patterns = [...spelled, ...own].map(([source, word]) => ({ pattern: new RegExp(`(?<![a-z])(?:${source})`, "uy"), word }));
  const find = (text: string, at: number) => {
    for (const { pattern, word } of patterns) {
      pattern.lastIndex = at;
      const [found] = pattern.exec(text) ?? [];
      if (found) return { word, to: at + found.length };
    }
    return null;
  };
  return { find, standsAlone: (word) => alone.has(word) || (first.has(word) && !notAlone.has(word)) };
}

const literal = (word: string) => word.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");

/** A spelling as a pattern: a space may be missing or a hyphen, and Latin letters may not go on. */
const patternOf = (spelling: string) => `${literal(spelling).replaceAll(" ", "[ -]?")}${/[a-z]$/.test(spelling) ? "(?![a-z])" : ""}`;
