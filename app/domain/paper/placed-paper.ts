import type { TextLine } from "./wrap-text";

/** A4 in points of 1/72 inch, the unit of all measures on paper. */
export const sheet = { width: 595.28, height: 841.89, margin: 42 } as const;

export const contentWidth = sheet.width - 2 * sheet.margin;

/** How letters look; sizes in points. */
export type TextLook = { size: number; bold?: boolean; quiet?: boolean };

/** How wide a text is in points; nothing for isolates, which are not painted. */
export type MeasureText = (text: string, look: TextLook) => number;

/**
 * One line of a text in its place. `start` is measured from the edge at which the language begins, the right one in Hebrew; `baseline`
 * from the top of its piece. `end`: the line ends where its width ends.
 */
export type PlacedText = { text: string; line: TextLine; look: TextLook; start: number; width: number; end: boolean; baseline: number };

/** A line between things: `start` and `width` as those of texts, `top` its middle, `weight` how thick it is. */
export type PlacedRule = { start: number; width: number; top: number; weight: number };

/** What a piece is to somebody who listens; what is said elsewhere already (repeated heads, page numbers) is no content. */
export type PieceRole = "title" | "heading" | "paragraph" | "repeated" | { cell: "heading" | "value"; table: number; row: number };

/** Lines of text that belong together; `top` from that of the page. */
export type PlacedPiece = { role: PieceRole; top: number; texts: readonly PlacedText[] };

export type PlacedPage = { pieces: readonly PlacedPiece[]; rules: readonly PlacedRule[] };
