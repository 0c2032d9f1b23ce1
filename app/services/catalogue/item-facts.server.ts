import type { Answers } from "~/calls/answers";
import type { PracticeDb } from "~/db/database.server";
import { countCartQuantities } from "~/db/queries/cart-quantities.server";
import { getCartPlace } from "~/db/queries/cart-surroundings.server";
import { listStockLevels, listUsualButEmpty } from "~/db/queries/stock.server";
import { listItemUse } from "~/db/queries/usage.server";
import { dispatchDayFrom } from "~/domain/calendar/business-days";
import { marketDayOf } from "~/domain/calendar/market-time";
import type { PracticeChoice } from "~/domain/catalogue/practice-choice";
import { boxesByMonth, countedMonths, shownMonths, usualBoxesPerMonth } from "~/domain/catalogue/usual-use";
import type { CalendarDay } from "~/domain/edition";
import { runningPromotions } from "~/domain/price/promotion";
import { type StockAnswer, stockStatusOf } from "~/domain/stock/stock-status";
import type { SignedInContext } from "../call-context.server";
import { deliveryPromiser } from "../cart/promise-delivery.server";
import { answerPromotion } from "./answer-promotion.server";
import { type Catalogue, loadPracticeChoices } from "./catalogue-data.server";
import { shelfFinder } from "./find-shelf.server";

type SeriesAnswer = Answers["catalogue"]["list"]["series"][number];

/** What is said of an item beside what the distributor publishes: the practice's choice, shelf, use and cart. */
export type ItemFacts = PracticeChoice & Pick<SeriesAnswer, "stock" | "usage" | "inCartQuantity" | "promotions">;

/** The facts of items (series or solutions) for one person and location, in a fixed number of queries. */
export async function loadItemFacts(
  db: PracticeDb,
  { person, edition, now }: Pick<SignedInContext, "person" | "edition" | "now">,
  { catalogue, itemIds, locationId }: { catalogue: Catalogue; itemIds: readonly string[]; locationId: string },
): Promise<(itemId: string) => ItemFacts> {
  const today = marketDayOf(now, edition.timeZone);
  const choices = await loadPracticeChoices(db, itemIds);
  const { fromMonth } = countedMonths(today);
  const usual = { tenantId: person.tenantId, locationId, fromMonth };
  const empty = await listUsualButEmpty(db.tx, edition.code, itemIds, usual);
  const emptyShelves = new Map(empty.map(({ itemId, expectedDay: day }) => [itemId, day && dispatchDayFrom(day, edition)]));
  const levels = await listStockLevels(db.tx, edition.code, itemIds);
  const use = await listItemUse(db, { locationId, itemIds }, shownMonths(today)[0] ?? "");
  const { byItem } = await countCartQuantities(db, { locationId, ownerId: person.id });
  const shelfOf = shelfFinder(catalogue, levels, { edition, now });
  const running = runningPromotions(catalogue.promotions, today);
  const { location } = await getCartPlace(db, locationId);
  const promise = deliveryPromiser({ edition, now, shippingOption: location.defaultShippingOption, catalogue });
  return (itemId) => {
    const ofItem = new Map(use.filter((row) => row.itemId === itemId).map((row) => [row.month, row.boxes]));
    const boxes = boxesByMonth(ofItem, today);
    const stock = itemStock(shelfOf(itemId, itemId), emptyShelves.has(itemId) ? { expectedDay: emptyShelves.get(itemId) ?? null } : null);
    const { expectedDay, ...said } = stock;
    return {
      ...choices.of(itemId),
      stock: { ...said, expectedAt: expectedDay, laterDay: promise(itemId, stock, false).promiseLater?.latestDay ?? null },
      usage: { usualBoxesPerMonth: usualBoxesPerMonth(boxes), boxesByMonth: boxes },
      inCartQuantity: byItem.get(itemId) ?? 0,
      promotions: running.filter(({ seriesIds }) => seriesIds.includes(itemId)).map((each) => answerPromotion(each, edition.currency)),
    };
  };
}

/**
 * The shelf of an item as a whole. A solution has one shelf; a series has one per lens, so it is in stock by its rule and says
 * that some are missing when one of those that the location usually orders is.
 */
function itemStock(shelf: Parameters<typeof stockStatusOf>[0], empty: { expectedDay: CalendarDay | null } | null): StockAnswer {
  const stock = stockStatusOf(shelf, 1);
  const someMissing = stock.status === "inStock" && empty !== null;
  return someMissing ? { ...stock, status: "someOutOfStock", expectedDay: empty.expectedDay } : stock;
}
