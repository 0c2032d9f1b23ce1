import { plainText } from "~/domain/direction-marks";
import { formatLensValue } from "~/domain/lens/format-lens-value";
import { parseLensValue } from "~/domain/lens/parse-lens-value";
import { parseWholeNumber } from "~/domain/whole-number";
import { cellsOf, type GridPage } from "./grid-page";

/** What a pasted column says: boxes as text by product id, and the lines that name no lens in view. */
export type ParsedColumn = { texts: Record<string, string>; unread: string[] };

/**
 * Returns the content of a column from a spreadsheet: each line a power, in grids with columns the cylinder or addition too, and the boxes
 * as the last value; separated by tab, semicolon, comma or spaces, with a decimal point or comma. Full-width characters become plain ones. Lines of
 * one lens add up; a head line is passed over.
 */
export function parseColumn(text: string, page: Pick<GridPage, "layout" | "tables">): ParsedColumn {
  const byText = new Map(cellsOf(page).map((cell) => [keyOf(cell.text, page.layout), cell.productId]));
  const column: ParsedColumn = { texts: {}, unread: [] };
  const lines = plainText(text)
    .split(/\r\n|\r|\n/)
    .filter((line) => line.trim() !== "");
  for (const [index, line] of lines.entries()) {
    const parts = withPoints(line.trim()).split(/\s*[\t;,]\s*|\s+/);
    const boxes = parseWholeNumber(parts.pop() ?? "", 9999);
    const productId = byText.get(lensKeyOf(parts, page.layout));
    if (productId === undefined || boxes === null) {
      const isHead = index === 0 && !/\d/.test(line);
      if (!isHead) column.unread.push(line.trim());
      continue;
    }
    column.texts[productId] = String(Number(column.texts[productId] ?? 0) + boxes);
  }
  return column;
}

/** A complete value with a decimal comma. */
const commaValue = /(?<![\d.,])(\d{1,2}),(\d{1,2})(?![\d.])/g;
/** The same in a line with commas between its values: two decimals, followed by another value. */
const commaValueBeforeComma = /(?<![\d.])(\d{1,2}),(\d{2})(?=,)/g;

/** Returns a line with decimal commas as points, so that the remaining commas separate values. */
function withPoints(line: string): string {
  if (/[\t; ]/.test(line)) return line.replace(commaValue, "$1.$2");
  return line.includes(".") ? line : line.replace(commaValueBeforeComma, "$1.$2");
}

/** Power, then what the columns hold, as the grid writes them. */
function lensKeyOf(parts: readonly string[], layout: GridPage["layout"]): string {
  const fields =
    layout === "cylinder"
      ? (["power", "cylinder"] as const)
      : layout === "addition"
        ? (["power", "addition", "design"] as const)
        : (["power"] as const);
  const given = parts.filter((part) => part !== "");
  if (given.length > fields.length) return "";
  return given
    .map((part, index) => {
      const field = fields[index] ?? "power";
      const value = parseLensValue(field, part);
      return value === null ? "?" : formatLensValue(field, value);
    })
    .join(" ");
}

/** The part of a lens's text that the grid itself spreads out: everything before the axis. */
function keyOf(text: string, layout: GridPage["layout"]): string {
  return layout === "cylinder" ? text.split(" ").slice(0, 2).join(" ") : text;
}
