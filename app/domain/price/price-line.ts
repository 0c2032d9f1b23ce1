import type { CalendarDay } from "../edition";
import { portionHalfUp } from "./half-up";
import type { PriceRow } from "./price-row";
import { type Promotion, promotionRuns } from "./promotion";

/** A priced line; amounts of the smallest unit, net or gross as the edition prices. */
export type PricedLine = {
  lineId: string;
  quantity: number;
  /** Per box; null when this product has no price and cannot be ordered. */
  unitPrice: number | null;
  /** The year's price applies to all boxes of the line. */
  annual: boolean;
  price: number;
  discount: number;
  promotionId: string | null;
  /** price - discount. */
  amount: number;
};

/** The price of one box in a line of `quantity` boxes: from a year's supply on, all of them cost the year's price (D25). */
export function boxPrice(row: PriceRow, quantity: number): { unitPrice: number; annual: boolean } {
  const annual = quantity >= row.annualBoxes;
  return { unitPrice: annual ? row.priceAnnual : row.priceRetail, annual };
}

/** A promotion's discount on one line, rounded half up and never above the line's price (D25). */
export function lineDiscount(promotion: Promotion, price: number, quantity: number): number {
  const { discount } = promotion;
  const wanted = discount.kind === "percentage" ? portionHalfUp(price, discount.basisPoints, 10_000) : discount.amount * quantity;
  return Math.min(wanted, price);
}

export type PromotedLine = { seriesId: string; quantity: number };

/**
 * The promotion that gives a line the most; promotions do not add up. It applies to bought lenses of its series on its
 * days, when the lines of the order together reach its minimum of boxes. A tie goes to the one listed first.
 */
export function bestPromotion(
  line: PromotedLine & { price: number },
  orderLines: readonly PromotedLine[],
  promotions: readonly Promotion[],
  day: CalendarDay,
): { promotionId: string | null; discount: number } {
  let best: { promotionId: string | null; discount: number } = { promotionId: null, discount: 0 };
  for (const promotion of promotions) {
    if (!promotionRuns(promotion, day) || !promotion.seriesIds.includes(line.seriesId)) continue;
    const boxes = orderLines.filter(({ seriesId }) => promotion.seriesIds.includes(seriesId)).reduce((sum, each) => sum + each.quantity, 0);
    const discount = lineDiscount(promotion, line.price, line.quantity);
    if (boxes >= promotion.minimumBoxes && discount > best.discount) best = { promotionId: promotion.id, discount };
  }
  return best;
}
