import { finishShelfCount, listShelfBoxes, lockShelfCount } from "~/db/queries/orders/shelf-counts.server";
import { fullName } from "~/domain/person-name";
import { countedProducts, shelfFigures } from "~/domain/replenishment/shelf-count";
import { signedIn } from "../access.server";
import { loadStockedShelf } from "./stocked-shelf.server";

/** Records the count as the shelf's stock (D115); a finished count does not change. */
export const finishCount = signedIn.stock.finishShelfCount.handler(({ input: { countId, uncounted }, context, errors }) => {
  const { person, edition, now } = context;
  return context.withTenant(async (db) => {
    const count = await lockShelfCount(db, countId);
    if (!count || !person.locationIds.includes(count.locationId)) throw errors.notFound();
    if (count.finishedAt) return { countId, lensesQuantity: count.lensesQuantity ?? 0 };
    const counted = countedProducts(await listShelfBoxes(db, countId));
    const { lenses } = await loadStockedShelf(db, context, count.locationId);
    const keptProductIds = lenses.map(({ lens }) => lens.line.productId);
    const figures = shelfFigures({ counted, keptProductIds, uncounted });
    if (counted.length === 0 || figures.length === 0) throw errors.nothingCounted();
    await finishShelfCount(db, countId, { finishedAt: now, finishedByName: fullName(person, edition.defaultLanguage), figures });
    return { countId, lensesQuantity: figures.length };
  });
});
