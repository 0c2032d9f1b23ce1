import { productIdOf, splitProductId } from "../product/product-id";
import { productColumns } from "./import-column";
import type { ImportMarket, WantedRows } from "./import-market";
import type { ImportMistake } from "./import-mistake";
import type { ImportRecord } from "./import-record";
import { seriesRow } from "./import-rows";
import { blocksMax, blocksOfProducts, findTakenGtins, gtinsOfOthers, gtinsOfProducts, type ListedProduct } from "./listed-products";
import { parseLensCells } from "./parse-lens-cells";
import { parseRow, shown } from "./parse-row";

/** The products of the listed series, counted as new, removed and unchanged. */
export type ProductLists = WantedRows & { seriesIds: Set<string> };

/**
 * Returns the products of series, one per row (D90); the list is complete for each series that it names. A product is identified by its id,
 * or by series, pack and lens values. Without a GTIN column imported GTINs stay.
 */
export function parseProducts(records: readonly ImportRecord[], market: ImportMarket): ProductLists {
  const mistakes: ImportMistake[] = [];
  const bySeries = new Map<string, Map<string, ListedProduct>>();
  for (const record of records) {
    const named = parseNamed(record, market, mistakes);
    if (!named) continue;
    const { seriesId, productId, product } = named;
    const products = bySeries.get(seriesId) ?? new Map<string, ListedProduct>();
    const earlier = products.get(productId);
    if (earlier) mistakes.push({ line: record.line, column: null, code: "listedTwice", value: String(earlier.line) });
    else products.set(productId, product);
    bySeries.set(seriesId, products);
  }
  const seriesIds = new Set(bySeries.keys());
  const all = [...bySeries.values()].flatMap((products) => [...products.values()]);
  mistakes.push(...findTakenGtins(all, gtinsOfOthers(market, seriesIds)));
  const namesGtins = records.some(({ cells }) => cells.has("gtin"));
  const rows = [...bySeries].flatMap(([seriesId, products]) => {
    const present = market.seriesById.get(seriesId);
    const listed = [...products.values()];
    const rxParameterRestrictions = blocksOfProducts(present, listed);
    if (!present) return [];
    if (rxParameterRestrictions.length > blocksMax) {
      const value = String(rxParameterRestrictions.length);
      mistakes.push({ line: listed[0]?.line ?? 1, column: null, code: "tooManyBlocks", value });
    }
    const series = { ...present, rxParameterRestrictions };
    const keptGtins = market.gtins.filter((row) => row.seriesId === seriesId && products.has(row.productId));
    const gtins = namesGtins
      ? gtinsOfProducts(series, listed, mistakes)
      : keptGtins.map((row) => ({ table: "gtins" as const, key: row.productId, row }));
    return [seriesRow(series), ...gtins];
  });
  return { rows, mistakes, seriesIds };
}

function parseNamed(record: ImportRecord, { seriesById }: ImportMarket, mistakes: ImportMistake[]) {
  const { line, cells } = record;
  const refuse = (column: string, code: ImportMistake["code"]) =>
    void mistakes.push({ line, column, code, value: shown(cells.get(column)) });
  const named = parseRow(record, productColumns, { mistakes }) as Record<"seriesId" | "productId" | "gtin", string | null> & {
    packSize: number | null;
  };
  const columns = parseLensCells(record, mistakes);
  if (!named || !columns) return null;
  const fromId = named.productId === null ? null : splitProductId(named.productId);
  if (named.productId !== null && !fromId) return refuse("productId", "otherProductId");
  const seriesId = named.seriesId ?? fromId?.seriesId;
  const values = Object.keys(columns).length > 0 ? columns : fromId?.values;
  const packSize = named.packSize ?? fromId?.packSize;
  if (seriesId === undefined) return refuse("seriesId", "required");
  if (!seriesById.has(seriesId)) return refuse("seriesId", "unknownSeries");
  if (values?.power === undefined) return refuse("power", "required");
  if (packSize === undefined) return refuse("packSize", "required");
  const productId = productIdOf({ id: seriesId }, values, packSize);
  if (named.productId !== null && named.productId !== productId) return refuse("productId", "otherProductId");
  return { seriesId, productId, product: { values, packSize, gtin: named.gtin, line } satisfies ListedProduct };
}
