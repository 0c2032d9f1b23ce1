import { contentWidth, type MeasureText, type PlacedText, sheet, type TextLook } from "./placed-paper";
import { wrapText } from "./wrap-text";

/** A column of the page; the whole width by default. */
export type Column = { start?: number; width?: number; end?: boolean };

type Placed = { texts: PlacedText[]; height: number };

const lineHeight = 1.4;
/** The baseline within a line. */
const baselineShare = 1.02;

/** Places texts below each other in a column, each broken into lines, and returns their total height; empty ones get no line. */
export function placeTexts(parts: readonly { text: string; look: TextLook }[], column: Column, measure: MeasureText): Placed {
  const { start = sheet.margin, width = contentWidth, end = false } = column;
  const texts: PlacedText[] = [];
  let height = 0;
  for (const { text, look } of parts) {
    if (text === "") continue;
    for (const line of wrapText(text, width, (part) => measure(part, look))) {
      texts.push({ text, line, look, start, width, end, baseline: height + look.size * baselineShare });
      height += look.size * lineHeight;
    }
  }
  return { texts, height };
}
