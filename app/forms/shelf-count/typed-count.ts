import type { Answers } from "~/calls/answers";

export type ShelfCount = Answers["stock"]["viewShelfCount"];
export type ShelfLine = ShelfCount["lines"][number];

/** Why not everything was counted: codes that cannot be read, numbers that are none, or a refusal of the whole; all that was typed is here. */
export type RefusedShelfCount = {
  codes: string;
  mistake: string | null;
  refused: { code: string; mistake: string }[];
  texts: Record<string, string>;
  wrong: string[];
  refusal: { code: string; values: unknown } | null;
};

/** The field that takes scans, one a line, and the number field of a product. */
export const codesField = "codes";
export const boxesFieldOf = (key: string) => `boxes.${key}`;
export const uncountedField = "uncounted";

/** What a button of the page does, as the value of `intent`; taking back names the box. */
export const presses = { count: "count", finish: "finish", takeBack: "back " } as const;

/** The codes that were scanned or typed, one a line. */
export const codesOf = (text: string): string[] =>
  text
    .split(/\r\n|\r|\n/)
    .map((line) => line.trim())
    .filter((line) => line !== "");

/**
 * A name for each code within its form: the same code a second time is another box, and a form that is sent again, or with more lines in
 * it, names the same boxes alike.
 */
export function namedCodes(codes: readonly string[]): { code: string; name: string }[] {
  const met = new Map<string, number>();
  return codes.map((code) => {
    const times = (met.get(code) ?? 0) + 1;
    met.set(code, times);
    return { code, name: `${times} ${code}` };
  });
}

/** The numbers that were typed and differ from what is counted, and the products whose number cannot be read. */
export function typedNumbers(lines: readonly ShelfLine[], texts: Readonly<Record<string, string>>) {
  const changed = lines.flatMap(({ key, product, counted }) => {
    const text = (texts[key] ?? "").trim();
    return product && text !== "" && text !== String(counted ?? "") ? [{ productId: key, text }] : [];
  });
  return {
    typed: changed.filter(({ text }) => isNumber(text)).map(({ productId, text }) => ({ productId, boxes: Number(text) })),
    mistakes: changed.filter(({ text }) => !isNumber(text)).map(({ productId }) => productId),
  };
}

const isNumber = (text: string) => /^\d{1,4}$/.test(text);
