import type { Answers, Inputs } from "~/calls/answers";
import type { Doors } from "~/db/doors.server";
import { countPromotionUse, findOperatedPromotion, type PromotionUseRow } from "~/db/queries/catalogue/promotion-rows.server";
import type { CurrencyCode } from "~/domain/money";
import { editions } from "~/editions/editions";
import { operator } from "../access.server";
import { loadCatalogue } from "../catalogue/load-catalogue.server";
import { listedAnswer } from "./operated-promotions.server";

/** Returns a promotion, who created and ended it, and what was ordered under it by all practices. */
export const loadOperatedPromotion = operator.promotions.read.handler(async ({ input, context: { doors, now }, errors }) => {
  const answer = await loadPromotionWithUse(doors, input, now);
  if (!answer) throw errors.notFound();
  return answer;
});

/** Returns a promotion with its use; null when there is none. */
export async function loadPromotionWithUse(
  doors: Doors,
  { edition, promotionId }: Inputs["promotions"]["read"],
  now: Date,
): Promise<Answers["promotions"]["read"] | null> {
  const found = await doors.readDistributor(async (tx) => {
    const promotion = await findOperatedPromotion(tx, edition, promotionId);
    return promotion && { ...promotion, seriesById: (await loadCatalogue(tx, edition)).seriesById };
  });
  if (!found) return null;
  const { data, seriesById, madeAt, madeByFirst, madeByLast, changedAt, changedByFirst, changedByLast } = found;
  const { endedAt, endReason, endedByFirst, endedByLast } = found;
  const rows = await doors.readOperator((tx) => countPromotionUse(tx, editions[edition], data));
  const answered = usageOf(editions[edition].currency);
  const none = { orders: 0, boxes: 0, practices: 0, discount: 0 };
  return {
    ...listedAnswer(data, now),
    series: data.seriesIds.map((id) => ({ id, name: seriesById.get(id)?.displayName ?? id })),
    made: madeAt && { at: madeAt, firstName: madeByFirst ?? "", lastName: madeByLast ?? "" },
    changed: changedAt && { at: changedAt, firstName: changedByFirst ?? "", lastName: changedByLast ?? "" },
    ended: endedAt && { at: endedAt, firstName: endedByFirst ?? "", lastName: endedByLast ?? "", reason: endReason ?? "" },
    weeks: rows.flatMap(({ firstDay, ...row }) => (firstDay === null ? [] : [{ firstDay, ...answered(row) }])),
    total: answered(rows.find(({ firstDay, orders }) => firstDay === null && orders > 0) ?? none),
  };
}

const usageOf =
  (currency: CurrencyCode) =>
  ({ orders, boxes, practices, discount }: Omit<PromotionUseRow, "firstDay">) => ({
    ...{ orders, boxes, practices },
    discount: { amount: discount, currency },
  });
