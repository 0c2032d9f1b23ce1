import { withoutDirectionMarks } from "./direction-marks";

/** A cell: numbers as they are, text as text, nothing for null. */
export type CsvCell = string | number | null;

/**
 * Returns a table as CSV (D30): UTF-8 with a BOM and CRLF line endings. Numeric cells are plain ASCII and never guarded. Free text that a
 * spreadsheet could take for a formula (starting with = + - @, also full-width, tab, CR or LF) gets a leading apostrophe; direction marks are
 * removed.
 */
export function csvText(rows: readonly (readonly CsvCell[])[]): string {
  return `\ufeff${rows.map(csvLine).join("")}`;
}

/** Returns one line of CSV, for tables that are written in chunks. */
export function csvLine(cells: readonly CsvCell[]): string {
  return `${cells.map(csvCell).join(",")}\r\n`;
}

/** The first characters of a text that a spreadsheet could take for a formula. */
const formula = "[=+\\-@＝＋－＠\\t\\r\\n]";
const startsFormula = new RegExp(`^${formula}`);
const isGuarded = new RegExp(`^'${formula}`);

/** Returns a text without the apostrophe that guards against formulas. */
export const withoutGuard = (text: string): string => (isGuarded.test(text) ? text.slice(1) : text);

function csvCell(cell: CsvCell): string {
  if (cell === null) return "";
  if (typeof cell === "number") return String(cell);
  const plain = withoutDirectionMarks(cell);
  const guarded = startsFormula.test(plain) ? `'${plain}` : plain;
  return /[",\r\n]/.test(guarded) ? `"${guarded.replaceAll('"', '""')}"` : guarded;
}

/** Returns an amount in the smallest unit as a plain decimal number, such as 1234.50; currencies without a fraction stay whole. */
export function csvAmount(amount: number, fractionDigits: number): number {
  return Number((amount / 10 ** fractionDigits).toFixed(fractionDigits));
}
