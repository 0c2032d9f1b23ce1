import type { PriceRow } from "../price/price-row";
import { currencyColumn, priceColumns } from "./import-column";
import { type ImportMarket, packSizesOf, type WantedRows } from "./import-market";
import type { ImportRecord } from "./import-record";
import { priceRow } from "./import-rows";
import { parseRow } from "./parse-row";
import { uniqueRows } from "./unique-rows";

/** Returns the prices of a list: items and packs that the market has, each once, with the annual price at most the retail one (D25). */
export function parsePrices(records: readonly ImportRecord[], market: ImportMarket): WantedRows {
  return uniqueRows(records, "itemId", ({ record, mistakes, refuse }) => {
    const currency = record.cells.get(currencyColumn);
    if (currency !== undefined && currency !== market.currency) return refuse(currencyColumn, "otherCurrency");
    const price = parseRow(record, priceColumns, { mistakes, fractionDigits: market.fractionDigits }) as PriceRow | null;
    if (!price) return null;
    const packSizes = packSizesOf(market, price.itemId);
    if (packSizes.length === 0) return refuse("itemId", "unknownItem");
    if (!packSizes.includes(price.packSize)) return refuse("packSize", "notMade");
    if (price.priceAnnual > price.priceRetail) return refuse("priceAnnual", "annualAboveRetail");
    return priceRow(price);
  });
}
