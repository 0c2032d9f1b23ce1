import { marketDayOf } from "~/domain/calendar/market-time";
import { promotionRuns } from "~/domain/price/promotion";
import { signedIn } from "../access.server";
import { loadCatalogue } from "./catalogue-data.server";
import { checkMarket } from "./place-of-call.server";

/** The promotions that run today in the practice's market. */
export const listPromotions = signedIn.catalogue.promotions.handler(async ({ input, context, errors }) => {
  const { person, edition, now } = context;
  if (!checkMarket(input, person)) throw errors.notFound();
  const today = marketDayOf(now, edition.timeZone);
  const { promotions } = await context.withTenant((tx) => loadCatalogue(tx, edition.code));
  const running = promotions.filter((promotion) => promotionRuns(promotion, today));
  return {
    promotions: running.map(({ discount, seriesIds, edition: _, ...promotion }) => ({
      ...promotion,
      seriesIds: [...seriesIds],
      discountBasisPoints: discount.kind === "percentage" ? discount.basisPoints : null,
      discountAmount: discount.kind === "amountPerBox" ? { amount: discount.amount, currency: edition.currency } : null,
    })),
  };
});
