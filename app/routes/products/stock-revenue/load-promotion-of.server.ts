import { type RouterContextProvider, redirect } from "react-router";
import { callsContext, noticeContext, sessionContext } from "~/context.server";
import type { GridPromotion } from "~/forms/stock-grid/grid-page";
import { requestContext } from "~/middleware/request-facts.server";

/**
 * Returns the promotion that a series is ordered from (D74); redirects to the running promotions when it is not running or is about other
 * series. Null where something is typed, in a form that was refused for that or stored: it is kept, to be ordered as stock.
 */
export async function loadPromotionOf(
  context: Readonly<RouterContextProvider>,
  { promotionId, seriesId, isTyped }: { promotionId: string; seriesId: string; isTyped: boolean },
): Promise<GridPromotion | null> {
  const { countryCode: country } = context.get(sessionContext).tenant;
  const { promotions } = await context.get(callsContext).catalogue.promotions({ country });
  const promotion = promotions.find(({ id, seriesIds }) => id === promotionId && seriesIds.includes(seriesId));
  if (!promotion && (isTyped || context.get(requestContext).method === "POST")) return null;
  if (!promotion) {
    context.get(noticeContext).add({ key: "catalogue:notices.promotionOver", tone: "caution" });
    throw redirect("/promotions");
  }
  const { id, names, minimumBoxes, discountBasisPoints, discountAmount, toDay, daysLeft } = promotion;
  return { id, names, minimumBoxes, discountBasisPoints, discountAmount, toDay, daysLeft };
}
