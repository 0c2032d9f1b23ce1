import type { PriceRow } from "./price-row";

/** The price of one box in a line of `quantity` boxes: from a year's supply on, all of them cost the year's price (D25). */
export function boxPrice(row: PriceRow, quantity: number): { unitPrice: number; annual: boolean } {
  const annual = quantity >= row.annualBoxes;
  return { unitPrice: annual ? row.priceAnnual : row.priceRetail, annual };
}
