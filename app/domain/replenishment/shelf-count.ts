import type { BoxProduct, CountingWay } from "../delivery/counted-box";
import type { CalendarDay } from "../edition";

/** A box that was scanned, or by how much a typed number differs from what was counted before; `product` is null for an unknown code. */
export type ShelfBox = {
  gtin: string | null;
  product: BoxProduct | null;
  lot: string | null;
  expiresOn: CalendarDay | null;
  way: CountingWay;
  quantity: number;
};

/** Boxes of one lot that were scanned. */
export type ShelfLot = { lot: string | null; expiresOn: CalendarDay | null; quantity: number };

/** What was counted of one product, or of one code that stands for none; lots are those of the boxes that were scanned. */
export type CountedProduct = { key: string; gtin: string | null; product: BoxProduct | null; boxes: number; lots: ShelfLot[] };

/** What was counted by product (D115), in the order in which each was met first. */
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

/** What is not scanned or typed when a count is finished: the shelf has none of it, or nobody looked. */
export const uncountedMeanings = ["none", "unknown"] as const;
export type UncountedMeaning = (typeof uncountedMeanings)[number];

type Figures = { counted: readonly CountedProduct[]; keptProductIds: readonly string[]; uncounted: UncountedMeaning };

/** The boxes of each product that a finished count records (D115): what was counted, and 0 for the rest of what is kept when it is said to be all. */
export function shelfFigures({ counted, keptProductIds, uncounted }: Figures): { productId: string; boxes: number }[] {
  const found = counted.flatMap(({ product, boxes }) => (product ? [{ productId: product.productId, boxes: Math.max(0, boxes) }] : []));
  const known = new Set(found.map(({ productId }) => productId));
  const missing = uncounted === "none" ? keptProductIds.filter((productId) => !known.has(productId)) : [];
  return [...found, ...missing.map((productId) => ({ productId, boxes: 0 }))];
}
