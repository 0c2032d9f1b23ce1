import type { Answers } from "~/calls/answers";
import type { CurrencyCode } from "~/domain/money";
import type { OrderedPromotion } from "~/domain/order/placed-order";
import { discountFields } from "~/domain/price/promotion";

type PromotionAnswer = Answers["catalogue"]["list"]["series"][number]["promotions"][number];

/** Returns a promotion as calls include it with a price: its discount, its series, and the minimum of boxes in one order. */
export function promotionAnswerOf(
  { id, names, seriesIds, minimumBoxes, discount }: OrderedPromotion,
  currency: CurrencyCode,
): PromotionAnswer {
  return {
    ...{ id, names, minimumBoxes },
    seriesIds: [...seriesIds],
    ...discountFields(discount, currency),
  };
}
