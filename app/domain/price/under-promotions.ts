import type { CalendarDay } from "../edition";
import type { PreorderDraft } from "../order/preorder";
import { checkPromotion } from "./check-promotion";
import type { Promotion } from "./promotion";

/**
 * Returns an order as it may be placed on a day of the market's calendar: the same while its promotion permits it, else an ordinary order
 * without promotion (D74).
 */
export function underPromotions<P extends Pick<PreorderDraft, "orderType" | "promotionId" | "merchandise">>(
  order: P,
  promotions: readonly Promotion[],
  day: CalendarDay,
): P {
  if (checkPromotion(order, promotions, day).permitted) return order;
  return { ...order, promotionId: null, orderType: order.orderType === "DiscountedPromotional" ? "Stock" : order.orderType };
}
