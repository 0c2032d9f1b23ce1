import { type RouterContextProvider, redirect } from "react-router";
import { callsContext, noticeContext, sessionContext } from "~/context.server";
import type { GridPromotion } from "~/forms/stock-grid/grid-page";

/** The promotion that a series is ordered from (D74); where it does not run or is about other series, the promotions that run are shown. */
export async function readPromotionOf(
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
