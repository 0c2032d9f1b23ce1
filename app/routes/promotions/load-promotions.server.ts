import { data, type RouterContextProvider } from "react-router";
import { promotionFacts, type ShownPromotion } from "~/components/promotions/promotion-facts";
import { callsContext, sessionContext } from "~/context.server";

/** Returns the promotions that run today in the practice's market, with their products. */
export async function loadPromotions(context: Readonly<RouterContextProvider>): Promise<ShownPromotion[]> {
  const { catalogue } = context.get(callsContext);
  const { promotions } = await catalogue.promotions({ country: context.get(sessionContext).tenant.countryCode });
  const seriesIds = [...new Set(promotions.flatMap((promotion) => promotion.seriesIds))].slice(0, 50);
  const { series } = seriesIds.length > 0 ? await catalogue.seriesByIds({ seriesIds }) : { series: [] };
  return promotionFacts(promotions, series);
}

/** Returns one of them; one that does not run today, or of another market, is not found (D35). */
export async function loadPromotion(context: Readonly<RouterContextProvider>, promotionId: string): Promise<ShownPromotion> {
  const promotion = (await loadPromotions(context)).find(({ id }) => id === promotionId);
  if (!promotion) throw data(null, { status: 404 });
  return promotion;
}
