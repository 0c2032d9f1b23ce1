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

/** The field for scans, one per line. */
export const codesField = "codes";
/** The name of a product's number field contains the number counted when the page was rendered, so that only what was changed is sent. */
export const boxesFieldOf = ({ key, counted }: Pick<ShelfLine, "key" | "counted">) => `boxes.${counted ?? ""}.${key}`;
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

/** Returns the products of a form's number fields that can be counted by number, each with the name of its field. */
export function boxesFields(names: readonly string[], lines: readonly ShelfLine[]): { name: string; key: string; shown: string }[] {
  const keys = new Set(lines.flatMap(({ key, product }) => (product ? [key] : [])));
  return names.flatMap((name) => {
    const [, shown, key] = /^boxes\.(\d{0,6})\.(.+)$/.exec(name) ?? [];
    return shown !== undefined && key !== undefined && keys.has(key) ? [{ name, key, shown }] : [];
  });
}

type NumberField = { key: string; shown: string; text: string };

/** Returns the typed numbers that differ from those shown, products with an unreadable number, and the texts that differ, by product. */
export function typedNumbers(fields: readonly NumberField[]) {
  const changed = fields.flatMap(({ key, shown, text }) => {
    const boxes = parseWholeNumber(text, 9999);
    return !isBlank(text) && (boxes === null || String(boxes) !== shown) ? [{ productId: key, boxes }] : [];
  });
  return {
    texts: Object.fromEntries(fields.flatMap(({ key, shown, text }) => (text === shown ? [] : [[key, text] as const]))),
    typed: changed.flatMap(({ productId, boxes }) => (boxes === null ? [] : [{ productId, boxes }])),
    mistakes: changed.flatMap(({ productId, boxes }) => (boxes === null ? [productId] : [])),
  };
}
