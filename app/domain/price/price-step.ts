import type { PriceRow } from "./price-row";

/** How the price of a box depends on the boxes of its line: `unitPrice` from `fromBoxes` on, `priceBelow` for fewer (D25). */
export type PriceStep = { fromBoxes: number; unitPrice: number; priceBelow: number };

/** Returns the price step of a product; null when a box costs the same in lines of every size. */
export function priceStepOf({ annualBoxes, priceAnnual, priceRetail }: Omit<PriceRow, "itemId" | "packSize">): PriceStep | null {
  if (annualBoxes <= 1 || priceAnnual === priceRetail) return null;
  return { fromBoxes: annualBoxes, unitPrice: priceAnnual, priceBelow: priceRetail };
}
