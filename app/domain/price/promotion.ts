import { daysBetween } from "../calendar/days";
import type { CalendarDay, EditionCode } from "../edition";
import type { CurrencyCode, Money } from "../money";

/** A percentage in hundredths of a percent, or an amount in the smallest unit off every box. */
export type PromotionDiscount = { kind: "percentage"; basisPoints: number } | { kind: "amountPerBox"; amount: number };

/** Returns the discount as two fields, one of them null: hundredths of a percent, or an amount off every box. */
export function discountFields(
  discount: PromotionDiscount,
  currency: CurrencyCode,
): { discountBasisPoints: number | null; discountAmount: Money | null } {
  return discount.kind === "percentage"
    ? { discountBasisPoints: discount.basisPoints, discountAmount: null }
    : { discountBasisPoints: null, discountAmount: { amount: discount.amount, currency } };
}

/** A discount on boxes of some series between two days, both included. It never changes a price (D25). */
export type Promotion = {
  id: string;
  edition: EditionCode;
  seriesIds: readonly string[];
  discount: PromotionDiscount;
  /** Boxes of the promotion's series that one order needs, in all its lines together. */
  minimumBoxes: number;
  fromDay: CalendarDay;
  toDay: CalendarDay;
};

/** Whether the promotion runs on a day of the market's calendar. */
export function promotionRuns(promotion: Promotion, day: CalendarDay): boolean {
  return promotion.fromDay <= day && day <= promotion.toDay;
}

/** Returns the days that a running promotion has left after `day`: 0 on its last one. */
export function promotionDaysLeft({ toDay }: Pick<Promotion, "toDay">, day: CalendarDay): number {
  return Math.max(0, daysBetween(day, toDay));
}

/** The data of a running promotion that prices need. */
export type RunningPromotion = Pick<Promotion, "id" | "seriesIds" | "discount" | "minimumBoxes">;

/** Returns the promotions that run on a day of the market's calendar. */
export function runningPromotions<P extends Promotion>(promotions: readonly P[], day: CalendarDay): P[] {
  return promotions.filter((promotion) => promotionRuns(promotion, day));
}
