import { formatLensValue } from "~/domain/lens/format-lens-value";
import { parsePrescriptionLine } from "~/domain/prescription/parse-prescription-line";
import type { LineEye } from "~/domain/prescription/prescription-line";

/** A line with letters or signs of multiplication is no line of a spreadsheet. */
export const hasWords = (text: string) => /[\p{L}*×]/u.test(text);

/**
 * Lines as people write them ("R -3.25 x2 L -3.00 x4", "minus 3.25, two boxes") as lines of a column: power, cylinder or addition, boxes.
 * A line that is not read with certainty as a whole, or that names an axis or another product, stays as it is.
 */
export function plainLines(text: string, productName: string): string {
  return text
    .split(/\r\n|\r|\n/)
    .map((line) => (hasWords(line) ? plainLine(line, productName) : line))
    .join("\n");
}

function plainLine(text: string, productName: string): string {
  const { eyes, leftOut, isLensUnsure } = parsePrescriptionLine(text, [productName]);
  const rows = Object.values(eyes).map(rowOf);
  return rows.length === 0 || rows.includes(null) || leftOut.length > 0 || isLensUnsure ? text : rows.join("\n");
}

/** The axis is that of the grid, so one that is missing leaves nothing open, and one that is written might be another. */
function rowOf({ values, gaps }: LineEye): string | null {
  const { power, cylinder, addition, design, quantity, axis } = values;
  const isOpen = gaps.some(({ field }) => field !== "axis") || Object.values(values).some(({ doubt }) => doubt !== null);
  if (isOpen || axis || !power || !quantity) return null;
  const texts = { power, cylinder, addition, design };
  const named = Object.entries(texts).flatMap(([field, read]) => (read ? [formatLensValue(field as keyof typeof texts, read.value)] : []));
  return [...named, String(quantity.value)].join(" ");
}
