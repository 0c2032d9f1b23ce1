import type { Answers } from "~/calls/answers";
import type { CurrencyCode } from "~/domain/money";
import type { OrderedPromotion } from "~/domain/order/placed-order";
import { discountFields } from "~/domain/price/promotion";

type PromotionAnswer = Answers["catalogue"]["list"]["series"][number]["promotions"][number];

/** A promotion as calls name it beside a price: what it takes off, of which series, and from how many boxes of one order on. */
export function answerPromotion(
  { id, names, seriesIds, minimumBoxes, discount }: OrderedPromotion,
  currency: CurrencyCode,
): PromotionAnswer {
  return {
    ...{ id, names, minimumBoxes },
    seriesIds: [...seriesIds],
    ...discountFields(discount, currency),
  };
}
