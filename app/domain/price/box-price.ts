import type { PriceRow } from "./price-row";

/** Returns the price of one box in a line of `quantity` boxes: from a year's supply on, every box has the annual price (D25). */
export function boxPrice(row: PriceRow, quantity: number): { unitPrice: number; annual: boolean } {
  const annual = quantity >= row.annualBoxes;
  return { unitPrice: annual ? row.priceAnnual : row.priceRetail, annual };
}
