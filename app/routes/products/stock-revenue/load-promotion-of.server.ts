import { type RouterContextProvider, redirect } from "react-router";
import { callsContext, noticeContext, sessionContext } from "~/context.server";
import type { GridPromotion } from "~/forms/stock-grid/grid-page";

/**
 * Returns the promotion that a series is ordered from (D74); redirects to the running promotions when it is not running or is about other
 * series.
 */
export async function loadPromotionOf(
  context: Readonly<RouterContextProvider>,
  promotionId: string,
  seriesId: string,
): Promise<GridPromotion> {
  const { countryCode: country } = context.get(sessionContext).tenant;
  const { promotions } = await context.get(callsContext).catalogue.promotions({ country });
  const promotion = promotions.find(({ id, seriesIds }) => id === promotionId && seriesIds.includes(seriesId));
  if (!promotion) {
    context.get(noticeContext).add({ key: "catalogue:notices.promotionOver", tone: "caution" });
    throw redirect("/promotions");
  }
  const { id, names, minimumBoxes, discountBasisPoints, discountAmount, toDay, daysLeft } = promotion;
  return { id, names, minimumBoxes, discountBasisPoints, discountAmount, toDay, daysLeft };
}
