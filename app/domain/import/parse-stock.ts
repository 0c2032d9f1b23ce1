import { parseProductId } from "../product/product-id";
import { stockColumns } from "./import-column";
import type { ImportMarket, WantedRows } from "./import-market";
import type { ImportMistake } from "./import-mistake";
import type { ImportRecord } from "./import-record";
import { type StockRow, stockRow } from "./import-rows";
import { parseRow, shown } from "./parse-row";

/** Returns stock levels: products of items that the market has, each once. A solution's product has the id of the solution. */
export function parseStock(records: readonly ImportRecord[], { seriesById, solutionsById }: ImportMarket): WantedRows {
  const mistakes: ImportMistake[] = [];
  const lineOf = new Map<string, number>();
  const rows = records.flatMap((record) => {
    const { line, cells } = record;
    const refuse = (column: string, code: ImportMistake["code"], value = shown(cells.get(column))) => {
      mistakes.push({ line, column, code, value });
      return [];
    };
    const shelf = parseRow(record, stockColumns, { mistakes }) as StockRow | null;
    if (!shelf) return [];
    const { itemId, productId } = shelf;
    const series = seriesById.get(itemId);
    if (!series && !solutionsById.has(itemId)) return refuse("itemId", "unknownItem");
    if (series ? parseProductId(series, productId) === null : productId !== itemId) return refuse("productId", "notMade");
    const row = stockRow(shelf);
    const earlier = lineOf.get(row.key);
    if (earlier !== undefined) return refuse("productId", "listedTwice", String(earlier));
    lineOf.set(row.key, line);
    return [row];
  });
  return { rows, mistakes };
}
