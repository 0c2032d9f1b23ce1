import type { CalendarDay } from "../edition";
import { linesOf } from "../order/order-lines";
import type { PreorderDraft } from "../order/preorder";
import { permitted, refused, type Verdict } from "../verdict";
import { promotionState } from "./planned-promotion";
import type { Promotion } from "./promotion";

export type PromotionVerdict =
  | Verdict<undefined, "promotionRequired">
  | Verdict<undefined, "promotionUnknown">
  | Verdict<{ fromDay: CalendarDay }, "promotionNotBegun">
  | Verdict<{ toDay: CalendarDay }, "promotionEnded">
  | Verdict<{ lineId: string; itemId: string }, "promotionOtherSeries">;

/**
 * Refuses an order with a promotion that does not allow it on a day of the market's calendar (D74). `promotions` are those of the market.
 * An order from a promotion needs a running one and may hold only its series; for other orders the promotion only has to exist, because it
 * just records the origin.
 */
export function checkPromotion(
  order: Pick<PreorderDraft, "orderType" | "promotionId" | "merchandise">,
  promotions: readonly Promotion[],
  day: CalendarDay,
): PromotionVerdict {
  const isPromotional = order.orderType === "DiscountedPromotional";
  if (order.promotionId === null) return isPromotional ? refused("promotionRequired") : permitted;
  const promotion = promotions.find(({ id }) => id === order.promotionId);
  if (!promotion) return refused("promotionUnknown");
  if (!isPromotional) return permitted;
  const { fromDay, toDay, seriesIds } = promotion;
  const state = promotionState(promotion, day);
  if (state === "planned") return refused("promotionNotBegun", { fromDay });
  if (state === "ended") return refused("promotionEnded", { toDay });
  const other = linesOf(order).find(({ seriesId }) => !seriesIds.includes(seriesId));
  return other ? refused("promotionOtherSeries", { lineId: other.id, itemId: other.seriesId }) : permitted;
}
