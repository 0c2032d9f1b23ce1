import { daysBetween } from "../calendar/days";
import type { CalendarDay, EditionCode } from "../edition";
import type { CurrencyCode, Money } from "../money";

/** A percentage in hundredths of a percent, or an amount of the smallest unit off every box. */
export type PromotionDiscount = { kind: "percentage"; basisPoints: number } | { kind: "amountPerBox"; amount: number };

/** The discount as two fields of which one is null: hundredths of a percent, or an amount off every box. */
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
  /** Boxes of the promotion's series that one order needs, all its lines together. */
  minimumBoxes: number;
  fromDay: CalendarDay;
  toDay: CalendarDay;
};

/** Does the promotion run on a day of the market's calendar? */
export function promotionRuns(promotion: Promotion, day: CalendarDay): boolean {
  return promotion.fromDay <= day && day <= promotion.toDay;
}

/** The days that a running promotion has left after `day`: 0 on its last one. */
export function promotionDaysLeft({ toDay }: Pick<Promotion, "toDay">, day: CalendarDay): number {
  return Math.max(0, daysBetween(day, toDay));
}

/** What a price needs of a promotion that runs. */
export type RunningPromotion = Pick<Promotion, "id" | "seriesIds" | "discount" | "minimumBoxes">;

/** The promotions that run on a day of the market's calendar. */
export function runningPromotions<P extends Promotion>(promotions: readonly P[], day: CalendarDay): P[] {
  return promotions.filter((promotion) => promotionRuns(promotion, day));
}
