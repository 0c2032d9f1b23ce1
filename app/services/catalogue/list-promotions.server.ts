import { findPersonMarks, insertSeenPromotion } from "~/db/queries/people/person-marks.server";
import { marketDayOf } from "~/domain/calendar/market-time";
import { promotionDaysLeft, runningPromotions } from "~/domain/price/promotion";
import { signedIn } from "../access.server";
import { loadCatalogue, loadPracticeCatalogue } from "./load-catalogue.server";
import { checkMarket } from "./location-of-call.server";
import { promotionAnswerOf } from "./promotion-answer.server";

/** Returns the promotions that run today in the practice's market, those that end first before the others. */
export const listPromotions = signedIn.catalogue.promotions.handler(async ({ input, context, errors }) => {
  const { person, edition, now } = context;
  if (!checkMarket(input, person)) throw errors.notFound();
  const today = marketDayOf(now, edition.timeZone);
  return context.browse(async (db) => {
    const { catalogue, choices } = await loadPracticeCatalogue(db, edition.code);
    const { promotions, seriesById } = catalogue;
    const running = runningPromotions(promotions, today).sort((one, other) => one.toDay.localeCompare(other.toDay));
    const { seenPromotionIds: seen } = await findPersonMarks(db, person.id);
    const isOrderable = (id: string) => seriesById.get(id)?.active === true && choices.of(id).visible && choices.of(id).available;
    return {
      promotions: running.map((promotion) => {
        const { id, seriesIds, texts, fromDay, toDay, reviewNumber } = promotion;
        const daysLeft = promotionDaysLeft(promotion, today);
        const isNew = !seen.includes(id) && seriesIds.some(isOrderable);
        return { ...promotionAnswerOf(promotion, edition.currency), texts, fromDay, toDay, daysLeft, isNew, reviewNumber };
      }),
    };
  });
});

/** Records that the person has looked at a promotion or dismissed its announcement (D74). */
export const seePromotion = signedIn.catalogue.seePromotion.handler(({ input: { promotionId }, context, errors }) =>
  context.withTenant(async (db) => {
    const { promotions } = await loadCatalogue(db.tx, context.edition.code);
    if (!promotions.some(({ id }) => id === promotionId)) throw errors.notFound();
    await insertSeenPromotion(db, { ownerId: context.person.id, promotionId }, context.now);
    return { promotionId };
  }),
);
