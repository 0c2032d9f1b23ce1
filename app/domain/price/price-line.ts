import { boxPrice } from "./box-price";
import { portionHalfUp } from "./portion-half-up";
import { findPriceRow, type PriceBook } from "./price-row";
import type { RunningPromotion } from "./promotion";

/** A priced line; amounts in the smallest unit, net or gross as the edition prices. */
export type PricedLine = {
  lineId: string;
  quantity: number;
  /** Per box; null when this product has no price and cannot be ordered. */
  unitPrice: number | null;
  /** Whether the annual price applies to all boxes of the line. */
  annual: boolean;
  price: number;
  discount: number;
  promotionId: string | null;
  /** price - discount. */
  amount: number;
};

/** Returns a promotion's discount on one line, rounded half up and at most the line's price (D25). */
export function lineDiscount(promotion: Pick<RunningPromotion, "discount">, price: number, quantity: number): number {
  const { discount } = promotion;
  const wanted = discount.kind === "percentage" ? portionHalfUp(price, discount.basisPoints, 10_000) : discount.amount * quantity;
  return Math.min(wanted, price);
}

type PromotedLine = { seriesId: string; quantity: number };

/**
 * Returns the promotion with the largest discount for a line; promotions do not add up. It applies to bought lenses of its series when the
 * lines of the order together reach its minimum of boxes. A tie goes to the one listed first.
 */
export function bestPromotion(
  line: PromotedLine & { price: number },
  orderLines: readonly PromotedLine[],
  running: readonly RunningPromotion[],
): { promotionId: string | null; discount: number } {
  let best: { promotionId: string | null; discount: number } = { promotionId: null, discount: 0 };
  for (const promotion of running) {
    if (!promotion.seriesIds.includes(line.seriesId)) continue;
    const discount = lineDiscount(promotion, line.price, line.quantity);
    if (promotedBoxes(promotion, orderLines) >= promotion.minimumBoxes && discount > best.discount)
      best = { promotionId: promotion.id, discount };
  }
  return best;
}

/** Returns the boxes of an order that count towards a promotion's minimum. */
export function promotedBoxes({ seriesIds }: Pick<RunningPromotion, "seriesIds">, orderLines: readonly PromotedLine[]): number {
  return orderLines.reduce((sum, { seriesId, quantity }) => sum + (seriesIds.includes(seriesId) ? quantity : 0), 0);
}

export type LensToPrice = { id: string; seriesId: string; packSize: number; quantity: number };

/**
 * Returns the bought lenses of one order with their prices: the price step of each by its own boxes, promotions by those of the order
 * (D25).
 */
export function priceBoughtLenses(lines: readonly LensToPrice[], book: PriceBook, running: readonly RunningPromotion[]): PricedLine[] {
  return lines.map((line) => {
    const row = findPriceRow(book, line.seriesId, line.packSize);
    if (!row) return pricedLine(line.id, line.quantity, { unitPrice: null, annual: false });
    const box = boxPrice(row, line.quantity);
    const promoted = bestPromotion({ ...line, price: box.unitPrice * line.quantity }, lines, running);
    return pricedLine(line.id, line.quantity, box, promoted);
  });
}

/** Returns a line at its box price, less the promotion's discount. */
export function pricedLine(
  lineId: string,
  quantity: number,
  { unitPrice, annual }: { unitPrice: number | null; annual: boolean },
  { promotionId, discount }: { promotionId: string | null; discount: number } = { promotionId: null, discount: 0 },
): PricedLine {
  const price = (unitPrice ?? 0) * quantity;
  return { lineId, quantity, unitPrice, annual, price, discount, promotionId, amount: price - discount };
}
