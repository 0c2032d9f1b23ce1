import type { Span } from "./prescription-line";

/** A text in the characters that the reader knows; `spanOf` returns positions in the original text. */
export type LineText = { text: string; spanOf: (from: number, to: number) => Span };

const directionMark = /[\u200b-\u200f\u061c\u202a-\u202e\u2060\u2066-\u2069\ufeff]/;

/**
 * Returns the text with full-width characters, minus signs, quotes and spaces made plain, in lower case and without direction marks. Every
 * character keeps its position in the original.
 */
export function lineText(given: string): LineText {
  const characters: string[] = [];
  const spans: number[] = [];
  for (let at = 0; at < given.length; at++) {
    const character = given.charAt(at);
    if (directionMark.test(character)) continue;
    characters.push(isPoint(given, at) ? "." : plain(character));
    spans.push(at);
  }
  const spanOf = (from: number, to: number) => ({ from: spans[from] ?? 0, to: (spans[to - 1] ?? given.length - 1) + 1 });
  return { text: characters.join(""), spanOf };
}

/** A raised point between digits, as some write decimals: "3·25". */
const isPoint = (given: string, at: number) => /^\d[\u00b7\u2219\u22c5]\d$/.test(given.slice(at - 1, at + 2));

function plain(character: string): string {
  if (/[\u2010-\u2015\u2212\ufe63\uff0d\u05be]/.test(character)) return "-";
  if (/[\u2018\u2019\u05f3\u00b4`]/.test(character)) return "'";
  if (/[\u201c\u201d\u05f4]/.test(character)) return '"';
  if (/[\u00d7\u2715]/.test(character)) return "x";
  if (character === "\u00ba") return "\u00b0";
  if (character === "\t" || character === "\u00a0" || character === "\u3000") return " ";
  if (character === "\r") return "\n";
  const normal = character.normalize("NFKC").toLowerCase();
  return normal.length === 1 ? normal : character;
}
