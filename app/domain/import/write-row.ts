import { type CsvCell, csvAmount } from "../csv";
import { type ImportColumn, listSeparator } from "./import-column";

/** Returns the cells of a row, which `parseRow` can read again; amounts in the currency's main unit. */
export function writeRow(
  row: Readonly<Record<string, unknown>>,
  columns: readonly ImportColumn[],
  fractionDigits = 0,
): { name: string; cell: CsvCell }[] {
  return columns.map((column) => ({ name: column.name, cell: cellOf(row[column.name], column, fractionDigits) }));
}

function cellOf(value: unknown, { type }: ImportColumn, fractionDigits: number): CsvCell {
  if (value === null || value === undefined) return null;
  if (Array.isArray(value)) return value.join(listSeparator);
  if (typeof value === "number") return type === "amount" ? csvAmount(value, fractionDigits) : value;
  return String(value);
}
