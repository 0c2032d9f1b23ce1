import type { Answers } from "~/calls/answers";
import { isBlank } from "~/domain/readable-text";
import { parseWholeNumber } from "~/domain/whole-number";

export type ShelfCount = Answers["stock"]["viewShelfCount"];
export type ShelfLine = ShelfCount["lines"][number];

/** Why not everything was counted: unreadable codes, invalid numbers, or a refusal of the whole; with everything typed. */
export type RefusedShelfCount = {
  codes: string;
  mistake: string | null;
  refused: { code: string; mistake: string }[];
  texts: Record<string, string>;
  wrong: string[];
  refusal: { code: string; values: unknown } | null;
};

/** The field for scans, one per line, and the number field of a product. */
export const codesField = "codes";
export const boxesFieldOf = (key: string) => `boxes.${key}`;
export const uncountedField = "uncounted";

/** The values of `intent` for the buttons of the page; removing names the box. */
export const presses = { count: "count", finish: "finish", takeBack: "back " } as const;

/** Returns the scanned or typed codes, one per line. */
export const codesOf = (text: string): string[] =>
  text
    .split(/\r\n|\r|\n/)
    .map((line) => line.trim())
    .filter((line) => line !== "");

/**
 * Returns a name for each code within its form: a repeated code is another box, and a form that is sent again, even with more lines, gives
 * the same names.
 */
export function namedCodes(codes: readonly string[]): { code: string; name: string }[] {
  const met = new Map<string, number>();
  return codes.map((code) => {
    const times = (met.get(code) ?? 0) + 1;
    met.set(code, times);
    return { code, name: `${times} ${code}` };
  });
}

/** Returns the typed numbers that differ from the count, and the products whose number is unreadable. */
export function typedNumbers(lines: readonly ShelfLine[], texts: Readonly<Record<string, string>>) {
  const changed = lines.flatMap(({ key, product, counted }) => {
    const text = texts[key] ?? "";
    const boxes = parseWholeNumber(text, 9999);
    return product && !isBlank(text) && (boxes === null || boxes !== counted) ? [{ productId: key, boxes }] : [];
  });
  return {
    typed: changed.flatMap(({ productId, boxes }) => (boxes === null ? [] : [{ productId, boxes }])),
    mistakes: changed.flatMap(({ productId, boxes }) => (boxes === null ? [productId] : [])),
  };
}
