import type { Answers } from "~/calls/answers";
import type { PracticeDb } from "~/db/database.server";
import { countCartQuantities } from "~/db/queries/cart/cart-quantities.server";
import { findItemUse } from "~/db/queries/orders/usage.server";
import { dispatchDayFrom } from "~/domain/calendar/business-days";
import { marketDayOf } from "~/domain/calendar/market-time";
import type { PracticeChoice } from "~/domain/catalogue/practice-choice";
import { boxesByMonth, countedMonths, shownMonths, usualBoxesPerMonth } from "~/domain/catalogue/usual-use";
import type { CalendarDay } from "~/domain/edition";
import { runningPromotions } from "~/domain/price/promotion";
import { type StockAnswer, stockStatusOf } from "~/domain/stock/stock-status";
import type { SignedInContext } from "../call-context.server";
import { deliveryPromiser } from "../cart/promise-delivery.server";
import { loadStockLevels, shelfFinder } from "./find-shelf.server";
import { loadPracticeCatalogue } from "./load-catalogue.server";
import { promotionAnswerOf } from "./promotion-answer.server";

type SeriesAnswer = Answers["catalogue"]["list"]["series"][number];

/** The data of an item besides what the distributor publishes: the practice's settings, stock, usage and cart. */
export type ItemFacts = PracticeChoice & Pick<SeriesAnswer, "stock" | "usage" | "inCartQuantity" | "promotions">;

/** Returns the data of items (series or solutions) for one person and location, read in a fixed number of queries. */
export async function loadItemFacts(
  db: PracticeDb,
  { person, edition, now, workplaceAt }: Pick<SignedInContext, "person" | "edition" | "now" | "workplaceAt">,
  { itemIds, locationId }: { itemIds: readonly string[]; locationId: string },
): Promise<(itemId: string) => ItemFacts> {
  const today = marketDayOf(now, edition.timeZone);
  const { catalogue, choices } = await loadPracticeCatalogue(db, edition.code);
  const months = shownMonths(today);
  const asked = { countedFrom: countedMonths(today).fromMonth, shownFrom: months[0] ?? "" };
  // A series has a stock level for each of its lenses, and none as a whole.
  const solutionIds = itemIds.filter((id) => catalogue.solutionsById.has(id));
  const [{ use, empty }, levels, inCart] = await Promise.all([
    findItemUse(db, { edition: edition.code, locationId, itemIds }, asked),
    loadStockLevels(db, edition.code, solutionIds),
    countCartQuantities(db, { locationId, ownerId: person.id }),
  ]);
  const emptyShelves = new Map(empty.map(({ itemId, expectedDay: day }) => [itemId, day && dispatchDayFrom(day, edition)]));
  const shelfOf = shelfFinder(catalogue, levels, { edition, now });
  const running = runningPromotions(catalogue.promotions, today);
  const shippingOption = workplaceAt(locationId).location.defaultShippingOption;
  const promise = deliveryPromiser({ edition, now, shippingOption, catalogue });
  const useOf = new Map<string, Map<string, number>>();
  for (const row of use) useOf.set(row.itemId, (useOf.get(row.itemId) ?? new Map<string, number>()).set(row.month, row.boxes));
  return (itemId) => {
    const boxes = boxesByMonth(useOf.get(itemId) ?? noUse, months);
    const stock = itemStock(shelfOf(itemId, itemId), emptyShelves.has(itemId) ? { expectedDay: emptyShelves.get(itemId) ?? null } : null);
    const { expectedDay, ...said } = stock;
    return {
      ...choices.of(itemId),
      stock: { ...said, expectedAt: expectedDay, laterDay: promise(itemId, stock, false).promiseLater?.latestDay ?? null },
      usage: { usualBoxesPerMonth: usualBoxesPerMonth(boxes), boxesByMonth: boxes },
      inCartQuantity: inCart.get(itemId) ?? 0,
      promotions: running.filter(({ seriesIds }) => seriesIds.includes(itemId)).map((each) => promotionAnswerOf(each, edition.currency)),
    };
  };
}

const noUse: ReadonlyMap<string, number> = new Map();

/**
 * Returns the stock of an item as a whole. A solution has one stock level; a series has one per lens, so it is in stock by its rule, and
 * some are missing when one of those that the location usually orders is.
 */
function itemStock(shelf: Parameters<typeof stockStatusOf>[0], empty: { expectedDay: CalendarDay | null } | null): StockAnswer {
  const stock = stockStatusOf(shelf, 1);
  const someMissing = stock.status === "inStock" && empty !== null;
  return someMissing ? { ...stock, status: "someOutOfStock", expectedDay: empty.expectedDay } : stock;
}
