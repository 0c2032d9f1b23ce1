import type { PracticeDb } from "~/db/database.server";
import { listShelfFigures } from "~/db/queries/orders/shelf-counts.server";
import { listLensUse, listPutAside } from "~/db/queries/orders/shelf-use.server";
import { together } from "~/db/together.server";
import { daysBetween } from "~/domain/calendar/days";
import { instantsOfDays, marketDayOf } from "~/domain/calendar/market-time";
import type { CalendarDay } from "~/domain/edition";
import {
  type CountedDay,
  firstCountedDay,
  knownWeeks,
  orderedWeeks,
  reviewDaysOf,
  usualLeadDays,
} from "~/domain/replenishment/ordered-days";
import { type UsualNeed, usualNeeds } from "~/domain/replenishment/usual-need";
import { stockStatusOf } from "~/domain/stock/stock-status";
import type { SignedInContext } from "../call-context.server";
import { deliveryPromiser } from "../cart/promise-delivery.server";
import { type FindShelf, loadStockLevels, shelfFinder } from "../catalogue/find-shelf.server";
import { type Catalogue, loadPracticeCatalogue } from "../catalogue/load-catalogue.server";
import { type StockedLens, stockedLenses } from "./stocked-lenses.server";

/** Minimum number of weeks from which something can be called usual. */
export const neededWeeks = 4;

export type ShelfMarket = { catalogue: Catalogue; findShelf: FindShelf; promise: ReturnType<typeof deliveryPromiser> };

/** A stocked lens with the location's need, and the results of shelf counts (D115). */
export type NeededLens = {
  lens: StockedLens;
  need: UsualNeed;
  leadDays: number;
  asideOn: CalendarDay | null;
  counted: readonly CountedDay[];
};

/** Returns what a location stocks on its shelf and needs today (D88), from its orders and counts of a year. */
export async function loadStockedShelf(db: PracticeDb, context: SignedInContext, locationId: string) {
  const { edition, now } = context;
  const { timeZone } = edition;
  const today = marketDayOf(now, timeZone);
  const { startAt: since } = instantsOfDays({ from: firstCountedDay(today), to: today }, timeZone);
  const [used, putAsideOn, figures, { catalogue, choices }] = await together(
    listLensUse(db, locationId, { since, timeZone }),
    listPutAside(db, locationId, { since, timeZone }),
    listShelfFigures(db, locationId, { since, timeZone }),
    loadPracticeCatalogue(db, edition.code),
  );
  const days = used.flatMap((lens) => lens.days);
  const count = knownWeeks(days, today);
  const reviewDays = reviewDaysOf(days);
  const stocked = count < neededWeeks ? [] : stockedLenses(used, { catalogue, choices, today });
  const market = await marketOf(db, context, { stocked, locationId, catalogue });
  const known = stocked.map((lens) => {
    const asideOn = putAsideOn.get(lens.line.productId) ?? null;
    const counted = figures.get(lens.line.productId) ?? [];
    const leadDays = Math.max(1, usualLeadDays(lens.days) ?? 0, daysUntil(lens, market, today));
    const weeks = orderedWeeks(lens.days, { putAsideOn: asideOn, counted }, { today, count });
    return { lens, asideOn, counted, leadDays, reviewDays, weeks };
  });
  const needs = usualNeeds(known);
  const lenses = known.map(({ weeks: _, reviewDays: __, ...each }, index): NeededLens => ({ ...each, need: needs[index] ?? noNeed }));
  return { today, knownWeeks: count, reviewDays, market, lenses };
}

const noNeed: UsualNeed = { usedPerWeek: 0, spreadPerWeek: 0, orderUpTo: 0, left: 0, proposed: 0 };

async function marketOf(
  db: PracticeDb,
  { edition, now, workplaceAt }: SignedInContext,
  { stocked, locationId, catalogue }: { stocked: readonly StockedLens[]; locationId: string; catalogue: Catalogue },
): Promise<ShelfMarket> {
  const levels = await loadStockLevels(
    db,
    edition.code,
    stocked.map(({ line }) => line.productId),
  );
  const shippingOption = workplaceAt(locationId).location.defaultShippingOption;
  return {
    catalogue,
    findShelf: shelfFinder(catalogue, levels, { edition, now }),
    promise: deliveryPromiser({ edition, now, shippingOption, catalogue }),
  };
}

/** Returns the days until one box of a lens would arrive; 0 when not known. */
function daysUntil({ series, line }: StockedLens, { findShelf, promise }: ShelfMarket, today: string): number {
  const day = promise(series.id, stockStatusOf(findShelf(series.id, line.productId), 1), false).promise?.latestDay;
  return day === undefined ? 0 : daysBetween(today, day);
}
