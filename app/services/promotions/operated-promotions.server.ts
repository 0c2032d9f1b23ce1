import type { Answers, Inputs } from "~/calls/answers";
import type { Transaction } from "~/db/database.server";
import type { Doors } from "~/db/doors.server";
import { lockCatalogueVersion } from "~/db/queries/catalogue/imports.server";
import { findOperatedPromotion, insertPromotion, setPromotionEnd } from "~/db/queries/catalogue/promotion-rows.server";
import { raiseCatalogueVersion } from "~/db/queries/practice/distributor.server";
import type { PublishedPromotion } from "~/db/schema/catalogue.server";
import { marketDayOf } from "~/domain/calendar/market-time";
import type { EditionCode } from "~/domain/edition";
import { endedPromotion, findPromotionMistakes, promotionLanguages, promotionState } from "~/domain/price/planned-promotion";
import { refused, type Verdict } from "~/domain/verdict";
import { editions } from "~/editions/editions";
import { operator } from "../access.server";
import { loadCatalogue } from "../catalogue/load-catalogue.server";
import { promotionAnswerOf } from "../catalogue/promotion-answer.server";
import { unlessRefused } from "../unless-refused.server";

type Answer = Answers["promotions"]["create"];

/** Returns a promotion as operators see it on a day of its market. */
export function listedAnswer(promotion: PublishedPromotion, now: Date): Answer {
  const { edition, fromDay, toDay, reviewNumber, texts } = promotion;
  const { currency, timeZone } = editions[edition];
  const state = promotionState(promotion, marketDayOf(now, timeZone));
  return { ...promotionAnswerOf(promotion, currency), edition, fromDay, toDay, reviewNumber, texts, state };
}

/** Returns every promotion of a market, and what new ones may include. */
export const listOperatedPromotions = operator.promotions.list.handler(({ input: { edition }, context: { doors, now } }) =>
  doors.readDistributor(async (tx) => {
    const { seriesById } = await loadCatalogue(tx, edition);
    const { currency, timeZone, reviewsAdvertising } = editions[edition];
    const sold = [...seriesById.values()].filter(({ active, trial }) => active && !trial);
    return {
      promotions: await listPromotionsOf(tx, edition, now),
      series: sold.map(({ id, displayName }) => ({ id, name: displayName })).sort((one, other) => one.name.localeCompare(other.name)),
      ...{ languages: [...promotionLanguages(editions[edition])], reviewsAdvertising, currency, today: marketDayOf(now, timeZone) },
    };
  }),
);

/** Returns the promotions of a market, latest start first. */
export async function listPromotionsOf(tx: Transaction, edition: EditionCode, now: Date): Promise<Answer[]> {
  const { promotions } = await loadCatalogue(tx, edition);
  return promotions.toSorted((one, other) => other.fromDay.localeCompare(one.fromDay)).map((each) => listedAnswer(each, now));
}

export const createPromotion = operator.promotions.create.handler(async ({ input, context, errors }) => {
  const { doors, person, now } = context;
  const made = await publishPromotion(doors, input, { by: person.id, at: now });
  if ("promotion" in made) return made.promotion;
  throw errors.invalidFields({ data: { fields: made.values } });
});

export type Act = { by: string; at: Date };
type Published = { promotion: Answer } | { code: "invalidFields"; values: Record<string, string> };

/** Publishes a promotion, so that it runs from its first day on; refused by field (D74). An existing one does not change. */
export async function publishPromotion(doors: Doors, input: Inputs["promotions"]["create"], { by, at }: Act): Promise<Published> {
  const { promotionId: id, edition } = input;
  return unlessRefused(doors.asDistributor, async (tx: Transaction): Promise<Published> => {
    const known = await findOperatedPromotion(tx, edition, id);
    if (known) return { promotion: listedAnswer(known.data, at) };
    const { seriesById, prices } = await loadCatalogue(tx, edition);
    const market = { ...editions[edition], seriesById, prices, today: marketDayOf(at, editions[edition].timeZone) };
    const promotion = promotionOf(input);
    const values = findPromotionMistakes(promotion, market);
    if (Object.keys(values).length > 0) return { code: "invalidFields", values };
    if (await insertPromotion(tx, promotion, { by, at })) await raiseCatalogueVersion(tx, edition, at);
    return { promotion: listedAnswer(promotion, at) };
  });
}

/** Returns a promotion as it is stored, from the input of a call. */
export function promotionOf(input: Inputs["promotions"]["create"]): PublishedPromotion {
  const { promotionId: id, names, texts, reviewNumber = null, ...planned } = input;
  return { ...planned, id, names: written(names), texts: written(texts), reviewNumber: reviewNumber?.trim() || null };
}

/** Returns trimmed texts, without languages in which nothing is written. */
function written(texts: Partial<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(Object.entries(texts).flatMap(([language, text]) => (text?.trim() ? [[language, text.trim()]] : [])));
}

export const endOperatedPromotion = operator.promotions.end.handler(async ({ input, context, errors }) => {
  const { doors, person, now } = context;
  const ended = await endPromotion(doors, input, { by: person.id, at: now });
  if ("promotion" in ended) return ended.promotion;
  throw ended.code === "notFound" ? errors.notFound() : errors.promotionOver();
});

type Ending = { edition: EditionCode; promotionId: string; reason: string };
type Ended = { promotion: Answer } | Exclude<Verdict<undefined, "notFound" | "promotionOver">, { permitted: true }>;

/**
 * Ends a promotion at once, with a reason; refused when it is over, unless this person ended it for this reason, so that sending it twice
 * ends it once. Carts under it are repriced at checkout (D25).
 */
export async function endPromotion(doors: Doors, { edition, promotionId, reason }: Ending, { by, at }: Act): Promise<Ended> {
  return unlessRefused(doors.asDistributor, async (tx: Transaction): Promise<Ended> => {
    await lockCatalogueVersion(tx, edition, at);
    const found = await findOperatedPromotion(tx, edition, promotionId);
    if (!found) return refused("notFound");
    if (found.endedById === by && found.endReason === reason) return { promotion: listedAnswer(found.data, at) };
    const today = marketDayOf(at, editions[edition].timeZone);
    if (promotionState(found.data, today) === "ended") return refused("promotionOver");
    const promotion = endedPromotion(found.data, today);
    await setPromotionEnd(tx, promotion, { by, at, reason });
    await raiseCatalogueVersion(tx, edition, at);
    return { promotion: listedAnswer(promotion, at) };
  });
}
