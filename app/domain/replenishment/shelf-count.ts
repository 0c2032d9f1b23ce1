import type { BoxProduct, CountingWay } from "../delivery/counted-box";
import type { CalendarDay } from "../edition";

/** A scanned box, or the difference between a typed number and what was counted before; `product` is null for an unknown code. */
export type ShelfBox = {
  gtin: string | null;
  product: BoxProduct | null;
  lot: string | null;
  expiresOn: CalendarDay | null;
  way: CountingWay;
  quantity: number;
};

/** Scanned boxes of one lot. */
export type ShelfLot = { lot: string | null; expiresOn: CalendarDay | null; quantity: number };

/** The count of one product, or of one unknown code; lots are those of the scanned boxes. */
export type CountedProduct = { key: string; gtin: string | null; product: BoxProduct | null; boxes: number; lots: ShelfLot[] };

/** Returns the counts by product (D115), in the order of their first boxes. */
export function countedProducts(boxes: readonly ShelfBox[]): CountedProduct[] {
  const counted = new Map<string, CountedProduct>();
  for (const { gtin, product, lot, expiresOn, way, quantity } of boxes) {
    const key = product?.productId ?? gtin ?? "";
    const known = counted.get(key) ?? { key, gtin, product, boxes: 0, lots: [] };
    const lots =
      way === "scanner" && (lot !== null || expiresOn !== null) ? addToLot(known.lots, { lot, expiresOn, quantity }) : known.lots;
    counted.set(key, { ...known, boxes: known.boxes + quantity, lots });
  }
  return [...counted.values()];
}

function addToLot(lots: readonly ShelfLot[], box: ShelfLot): ShelfLot[] {
  const isSame = ({ lot, expiresOn }: ShelfLot) => lot === box.lot && expiresOn === box.expiresOn;
  if (!lots.some(isSame)) return [...lots, box];
  return lots.map((each) => (isSame(each) ? { ...each, quantity: each.quantity + box.quantity } : each));
}

/** What it means when a product was not counted: the shelf has none of it, or nobody looked. */
export const uncountedMeanings = ["none", "unknown"] as const;
export type UncountedMeaning = (typeof uncountedMeanings)[number];

type Figures = { counted: readonly CountedProduct[]; keptProductIds: readonly string[]; uncounted: UncountedMeaning };

/**
 * Returns the boxes of each product that a finished count records (D115): what was counted, and 0 for the other stocked products when the
 * whole shelf was counted.
 */
export function shelfFigures({ counted, keptProductIds, uncounted }: Figures): { productId: string; boxes: number }[] {
  const found = counted.flatMap(({ product, boxes }) => (product ? [{ productId: product.productId, boxes: Math.max(0, boxes) }] : []));
  const known = new Set(found.map(({ productId }) => productId));
  const missing = uncounted === "none" ? keptProductIds.filter((productId) => !known.has(productId)) : [];
  return [...found, ...missing.map((productId) => ({ productId, boxes: 0 }))];
}
