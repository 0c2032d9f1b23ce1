import type { PriceRow } from "../price/price-row";
import { currencyColumn, priceColumns } from "./import-column";
import { type ImportMarket, packSizesOf, type WantedRows } from "./import-market";
import type { ImportMistake } from "./import-mistake";
import type { ImportRecord } from "./import-record";
import { priceRow } from "./import-rows";
import { parseRow, shown } from "./parse-row";

/** Returns the prices of a list: items and packs that the market has, each once, with the annual price at most the retail one (D25). */
export function parsePrices(records: readonly ImportRecord[], market: ImportMarket): WantedRows {
  const mistakes: ImportMistake[] = [];
  const lineOf = new Map<string, number>();
  const rows = records.flatMap((record) => {
    const { line, cells } = record;
    const refuse = (column: string, code: ImportMistake["code"], value = shown(cells.get(column))) => {
      mistakes.push({ line, column, code, value });
      return [];
    };
    const currency = cells.get(currencyColumn);
    if (currency !== undefined && currency !== market.currency) return refuse(currencyColumn, "otherCurrency");
    const price = parseRow(record, priceColumns, { mistakes, fractionDigits: market.fractionDigits }) as PriceRow | null;
    if (!price) return [];
    const packSizes = packSizesOf(market, price.itemId);
    if (packSizes.length === 0) return refuse("itemId", "unknownItem");
    if (!packSizes.includes(price.packSize)) return refuse("packSize", "notMade");
    if (price.priceAnnual > price.priceRetail) return refuse("priceAnnual", "annualAboveRetail");
    const row = priceRow(price);
    const earlier = lineOf.get(row.key);
    if (earlier !== undefined) return refuse("itemId", "listedTwice", String(earlier));
    lineOf.set(row.key, line);
    return [row];
  });
  return { rows, mistakes };
}
