import { lensExists } from "../lens/lens-exists";
import type { LensValues } from "../lens/lens-values";
import type { MadeSeries, Series } from "../lens/series";
import { boxPrice } from "../price/box-price";
import { findPriceRow, type PriceBook } from "../price/price-row";
import { productIdOf } from "../product/product-id";
import type { Replacement } from "./order-request";

type Waiting = { packSize: number; values: LensValues; quantity: number };

/**
 * Returns the same lens in the other packs of its series, in enough boxes for at least the same number of lenses, at today's price (D79).
 * The caller checks whether they are in stock.
 */
export function replacementsOf(
  series: MadeSeries & Pick<Series, "id" | "displayName" | "privateLabel">,
  line: Waiting,
  prices: PriceBook,
): Replacement[] {
  const packs = new Set(series.rxParameterRestrictions.flatMap(({ packSizes }) => packSizes));
  return [...packs]
    .toSorted((one, other) => other - one)
    .flatMap((packSize) => {
      const row = findPriceRow(prices, series.id, packSize);
      if (packSize === line.packSize || !row || !lensExists(series, line.values, packSize)) return [];
      const quantity = Math.ceil((line.quantity * line.packSize) / packSize);
      const { unitPrice } = boxPrice(row, quantity);
      const productId = productIdOf(series, line.values, packSize);
      const productName = series.privateLabel ?? series.displayName;
      return [{ seriesId: series.id, productId, productName, packSize, quantity, unitPrice }];
    });
}
