import { isDeepStrictEqual } from "node:util";
import type { Answers, Inputs } from "~/calls/answers";
import type { Transaction } from "~/db/database.server";
import type { Doors } from "~/db/doors.server";
import { lockCatalogueVersion } from "~/db/queries/catalogue/imports.server";
import { findOperatedPromotion, setPromotion } from "~/db/queries/catalogue/promotion-rows.server";
import { raiseCatalogueVersion } from "~/db/queries/practice/distributor.server";
import { marketDayOf } from "~/domain/calendar/market-time";
import { checkPromotionChange, findPromotionMistakes } from "~/domain/price/planned-promotion";
import { refused, type Verdict } from "~/domain/verdict";
import { editions } from "~/editions/editions";
import { operator } from "../access.server";
import { loadCatalogue } from "../catalogue/load-catalogue.server";
import { unlessRefused } from "../unless-refused.server";
import { type Act, listedAnswer, promotionOf } from "./operated-promotions.server";

type Change = Inputs["promotions"]["create"] & { changedAt: Date | null };
type Refusal = "notFound" | "promotionOver" | "promotionBegun" | "changedElsewhere";
type Changed =
  | { promotion: Answers["promotions"]["change"] }
  | { code: "invalidFields"; values: Record<string, string> }
  | Exclude<Verdict<undefined, Refusal>, { permitted: true }>;

export const changePromotion = operator.promotions.change.handler(async ({ input, context, errors }) => {
  const { doors, person, now } = context;
  const changed = await rewritePromotion(doors, input, { by: person.id, at: now });
  if ("promotion" in changed) return changed.promotion;
  if (changed.code === "invalidFields") throw errors.invalidFields({ data: { fields: changed.values } });
  throw errors[changed.code]();
});

/**
 * Changes a promotion that has not begun (D112); refused by field as on creation, once it runs or is over, and when somebody has changed it
 * since `changedAt`. One that is as it was sent already is returned, so that sending it twice changes it once.
 */
export async function rewritePromotion(doors: Doors, { changedAt, ...change }: Change, { by, at }: Act): Promise<Changed> {
  const { edition, promotionId } = change;
  return unlessRefused(doors.asDistributor, async (tx: Transaction): Promise<Changed> => {
    await lockCatalogueVersion(tx, edition, at);
    const found = await findOperatedPromotion(tx, edition, promotionId);
    if (!found) return refused("notFound");
    const promotion = promotionOf(change);
    if (isDeepStrictEqual(found.data, promotion)) return { promotion: listedAnswer(promotion, at) };
    const today = marketDayOf(at, editions[edition].timeZone);
    const verdict = checkPromotionChange(found.data, today);
    if (!verdict.permitted) return verdict;
    if (found.changedAt?.getTime() !== changedAt?.getTime()) return refused("changedElsewhere");
    const { seriesById, prices } = await loadCatalogue(tx, edition);
    const values = findPromotionMistakes(promotion, { ...editions[edition], seriesById, prices, today });
    if (Object.keys(values).length > 0) return { code: "invalidFields", values };
    await setPromotion(tx, promotion, { by, at });
    await raiseCatalogueVersion(tx, edition, at);
    return { promotion: listedAnswer(promotion, at) };
  });
}

/** Returns a promotion as the call that changes it accepts it, for changing a part of it; null when there is none. */
export async function findPromotionInput(doors: Doors, { edition, promotionId }: Pick<Change, "edition" | "promotionId">) {
  const found = await doors.readDistributor((tx) => findOperatedPromotion(tx, edition, promotionId));
  if (!found) return null;
  const { id, ...promotion } = found.data;
  return { ...promotion, promotionId: id, changedAt: found.changedAt };
}
