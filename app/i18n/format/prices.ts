import type { CalendarDay } from "~/domain/edition";
import type { Money } from "~/domain/money";
import type { DateFormat } from "./dates";
import { isolate } from "./isolate";
import type { NumberFormat } from "./numbers";
import type { FormatTexts } from "./time-left";

/** A price step as calls return it: `unitPrice` from `fromBoxes` on, `priceBelow` for fewer. */
export type ShownPriceStep = { fromBoxes: number; unitPrice: Money; priceBelow: Money };

/** A promotion as calls return it with a price. */
export type ShownPromotion = {
  names: Record<string, string>;
  minimumBoxes: number;
  discountBasisPoints: number | null;
  discountAmount: Money | null;
};

export type PriceFormat = {
  /**
   * A price with its step: "₪188.00 from 4 boxes, ₪204.00 below"; for solutions "from 12 bottles". Next to the price of a line, its other
   * price: "₪188.00 from 4 boxes" or "₪204.00 below 4 boxes".
   */
  priceStep(step: ShownPriceStep, of?: { unit?: "Bottles"; price?: Money }): string;
  /** The discount of a promotion: "5 % off", "₪9.00 off a box". */
  promotionEffect(promotion: ShownPromotion): string;
  /** A promotion with its discount: "Autumn MyDay, 5 % off". */
  promotion(promotion: ShownPromotion): string;
  /** The same with its condition: "Autumn MyDay, 5 % off from 8 boxes". */
  promotionTerms(promotion: ShownPromotion): string;
  /** When a promotion ends: "Ends today", "2 days left", within a week "Ends Thursday", else "Until 2026/12/13". */
  promotionEnd(promotion: { toDay: CalendarDay; daysLeft: number }): string;
  /** A product in its pack: "MyDay 90"; only the name when it has no pack. */
  product(name: string, packSize: number | null): string;
};

/** Returns the formats of prices, promotions and packs for every page and mail. */
export function createPriceFormat(
  { money, percent, day, weekdayInFull }: NumberFormat & Pick<DateFormat, "day" | "weekdayInFull">,
  language: string,
  t: FormatTexts,
): PriceFormat {
  const promotionEffect: PriceFormat["promotionEffect"] = ({ discountBasisPoints, discountAmount }) =>
    discountAmount
      ? t("common:prices.amountOff", { amount: money(discountAmount) })
      : t("common:prices.percentOff", { percent: percent(discountBasisPoints ?? 0) });
  const promotion: PriceFormat["promotion"] = (given) =>
    t("common:prices.promotion", { name: isolate(given.names[language] ?? given.names.en ?? ""), effect: promotionEffect(given) });
  return {
    priceStep: ({ fromBoxes, unitPrice, priceBelow }, { unit, price } = {}) => {
      const side = price === undefined ? "" : price.amount === unitPrice.amount ? "Reached" : "Ahead";
      return t(`common:prices.${unit ? "stepBottles" : "step"}${side}`, {
        count: fromBoxes,
        price: money(unitPrice),
        below: money(priceBelow),
      });
    },
    promotionEffect,
    promotion,
    promotionTerms: (given) => t("common:prices.promotionTerms", { promotion: promotion(given), count: given.minimumBoxes }),
    promotionEnd: ({ toDay, daysLeft }) => {
      if (daysLeft === 0) return t("common:prices.endsToday");
      if (daysLeft <= 3) return t("common:prices.daysLeft", { count: daysLeft });
      return daysLeft < 7
        ? t("common:prices.endsOn", { weekday: weekdayInFull(toDay) })
        : t("common:prices.endsLater", { day: day(toDay) });
    },
    product: (name, packSize) => (packSize === null ? name : `${name} ${packSize}`),
  };
}
