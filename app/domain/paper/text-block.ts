import { contentWidth, type MeasureText, type PlacedText, sheet, type TextLook } from "./placed-paper";
import { wrapText } from "./wrap-text";

/** A column of the sheet: all of it where nothing is said. */
export type Column = { start?: number; width?: number; end?: boolean };

type Placed = { texts: PlacedText[]; height: number };

const lineHeight = 1.4;
/** Where letters are within their line. */
const baselineShare = 1.02;

/**
 * Puts texts under each other into a column, each broken into lines, from the top of their piece; says how high they are together; empty
 * ones have no line.
 */
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
