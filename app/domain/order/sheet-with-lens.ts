import { lensExists } from "../lens/lens-exists";
import type { LensValues } from "../lens/lens-values";
import type { MadeSeries } from "../lens/series";
import { productIdOf } from "../product/product-id";
import { parseQuantity } from "./quantity";
import type { StockSheet } from "./stock-sheet";

/** A lens chosen for a sheet; `boxes` as typed. */
export type ChosenLens = { values: LensValues; packSize: number; boxes: string };

export type SheetWithLens = { added: true; sheet: StockSheet } | { added: false; code: "notMade" | "quantity" };

/**
 * Returns the sheet with one more lens, or with other boxes of one that it has; refuses a lens that is not made (D14) and boxes that are no
 * number.
 */
export function sheetWithLens(sheet: StockSheet, made: MadeSeries, { values, packSize, boxes }: ChosenLens): SheetWithLens {
  if (!lensExists(made, values, packSize)) return { added: false, code: "notMade" };
  const quantity = parseQuantity(boxes);
  if (!quantity.permitted) return { added: false, code: "quantity" };
  const productId = productIdOf({ id: sheet.seriesId }, values, packSize);
  return { added: true, sheet: { ...sheet, texts: { ...sheet.texts, [productId]: String(quantity.quantity) } } };
}
