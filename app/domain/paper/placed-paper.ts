import type { TextLine } from "./wrap-text";

/** A4 in points of 1/72 inch, the unit of all measures on paper. */
export const sheet = { width: 595.28, height: 841.89, margin: 42 } as const;

export const contentWidth = sheet.width - 2 * sheet.margin;

/** The style of letters; sizes in points. */
export type TextLook = { size: number; bold?: boolean; quiet?: boolean };

/** Returns the width of a text in points; isolates have none, since they are not painted. */
export type MeasureText = (text: string, look: TextLook) => number;

/**
 * A positioned line of text. `start` is measured from the edge where the language starts, the right one in Hebrew; `baseline` from the top
 * of its piece. `end` aligns it to the end of its width.
 */
export type PlacedText = { text: string; line: TextLine; look: TextLook; start: number; width: number; end: boolean; baseline: number };

/** A separating rule: `start` and `width` as for texts, `top` is its middle, `weight` its thickness. */
export type PlacedRule = { start: number; width: number; top: number; weight: number };

/** The role of a piece for screen readers; what is repeated (headers, page numbers) is no content. */
export type PieceRole = "title" | "heading" | "paragraph" | "repeated" | { cell: "heading" | "value"; table: number; row: number };

/** Lines of text that belong together; `top` is measured from the page's. */
export type PlacedPiece = { role: PieceRole; top: number; texts: readonly PlacedText[] };

export type PlacedPage = { pieces: readonly PlacedPiece[]; rules: readonly PlacedRule[] };
