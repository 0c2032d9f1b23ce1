import { parseProductId } from "../product/product-id";
import { stockColumns } from "./import-column";
import type { ImportMarket, WantedRows } from "./import-market";
import type { ImportRecord } from "./import-record";
import { type StockRow, stockRow } from "./import-rows";
import { parseRow } from "./parse-row";
import { uniqueRows } from "./unique-rows";

/** Returns stock levels: products of items that the market has, each once. A solution's product has the id of the solution. */
export function parseStock(records: readonly ImportRecord[], { seriesById, solutionsById }: ImportMarket): WantedRows {
  return uniqueRows(records, "productId", ({ record, mistakes, refuse }) => {
    const shelf = parseRow(record, stockColumns, { mistakes }) as StockRow | null;
    if (!shelf) return null;
    const { itemId, productId } = shelf;
    const series = seriesById.get(itemId);
    if (!series && !solutionsById.has(itemId)) return refuse("itemId", "unknownItem");
    if (series ? parseProductId(series, productId) === null : productId !== itemId) return refuse("productId", "notMade");
    return stockRow(shelf);
  });
}
