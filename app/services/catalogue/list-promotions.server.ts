import { marketDayOf } from "~/domain/calendar/market-time";
import { runningPromotions } from "~/domain/price/promotion";
import { signedIn } from "../access.server";
import { answerPromotion } from "./answer-promotion.server";
import { loadCatalogue } from "./catalogue-data.server";
import { checkMarket } from "./place-of-call.server";

/** The promotions that run today in the practice's market. */
export const listPromotions = signedIn.catalogue.promotions.handler(async ({ input, context, errors }) => {
  const { person, edition, now } = context;
  if (!checkMarket(input, person)) throw errors.notFound();
  const today = marketDayOf(now, edition.timeZone);
  const { promotions } = await context.withTenant(({ tx }) => loadCatalogue(tx, edition.code));
  return {
    promotions: runningPromotions(promotions, today).map((promotion) => {
      const { texts, fromDay, toDay, reviewNumber } = promotion;
      return { ...answerPromotion(promotion, edition.currency), texts, fromDay, toDay, reviewNumber };
    }),
  };
});
