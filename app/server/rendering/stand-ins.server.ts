import { CachedPart, type Part } from "./cached-parts.server";

const texts = new Map<string, CachedPart>();

/**
 * Returns a static text as a compressed part. Static texts are created once per process (those of a language, a script), so all of them can
 * be cached.
 */
function cachedText(text: string): CachedPart {
  const cachedPart = texts.get(text) ?? new CachedPart(Buffer.from(text));
  texts.set(text, cachedPart);
  return cachedPart;
}

/**
 * The static texts of one document. `standIn` returns an unguessable placeholder that the page renders in place of a text; `partsOf`
 * inserts the texts.
 */
export function createStandIns(nonce: string): { standIn: (text: string) => string; partsOf: (document: Buffer) => Part[] } {
  const standIns: { word: string; text: string }[] = [];
  const standIn = (text: string) => {
    const word = `${nonce}/${standIns.length}/`;
    standIns.push({ word, text });
    return word;
  };
  const partsOf = (document: Buffer) => {
    const found = standIns.map(({ word, text }) => ({ word, text, at: document.indexOf(word) })).filter(({ at }) => at >= 0);
    const parts: Part[] = [];
    let from = 0;
    for (const { word, text, at } of found.toSorted((one, other) => one.at - other.at)) {
      parts.push(document.subarray(from, at), cachedText(text));
      from = at + word.length;
    }
    return [...parts, document.subarray(from)];
  };
  return { standIn, partsOf };
}
