import type { Transaction } from "~/db/database.server";
import { insertNewRows } from "~/db/insert-rows.server";
import { schema } from "~/db/schema.server";
import { addDays, dayMilliseconds } from "~/domain/calendar/days";
import { marketDayOf } from "~/domain/calendar/market-time";
import type { CalendarDay } from "~/domain/edition";
import type { Series, Solution } from "~/domain/lens/series";
import { editions } from "~/editions/editions";
import { prices } from "./catalogue/demo-prices";
import { ilSeries, krSeries } from "./catalogue/demo-series";
import { solutions } from "./catalogue/solutions";
import { stockExceptions, stockRules } from "./catalogue/stock";
import { demoPromotions } from "./demo-promotions";

type StockLevelRow = typeof schema.stockLevels.$inferInsert;

/** Solutions whose stock differs from the rule: few, on backorder, sold out. */
const solutionShelves = [
  { slug: "oxylume-360", onHand: 4, expectedInDays: 6, soldOut: false },
  { slug: "clearwell-100", onHand: 0, expectedInDays: 9, soldOut: false },
  { slug: "dewdrop-hydrate-250", onHand: 0, expectedInDays: null, soldOut: true },
];

/** Writes what the distributor publishes for both editions: series, solutions, prices, promotions, stock rules and stock. */
export async function seedCatalogue(tx: Transaction, now: Date): Promise<void> {
  const series = [...ilSeries, ...krSeries];
  const todayOf = (item: Series | Solution) => marketDayOf(now, editions[item.edition].timeZone);
  await insertNewRows(
    tx,
    schema.series,
    series.map((data) => ({
      edition: data.edition,
      id: data.id,
      seriesNumber: data.seriesNumber,
      active: data.active,
      data,
      changedAt: daysBefore(now, data.status === "Updated" ? 12 : 200),
    })),
  );
  await insertNewRows(
    tx,
    schema.solutions,
    solutions.map((data) => ({ edition: data.edition, id: data.id, active: data.active, data })),
  );
  await insertNewRows(tx, schema.prices, prices);
  await insertNewRows(tx, schema.stockRules, stockRules);
  await insertNewRows(tx, schema.stockLevels, [
    ...series.flatMap((each) => lensShelves(each, todayOf(each))),
    ...solutions.flatMap((each) => solutionShelf(each, todayOf(each))),
  ]);
  for (const edition of Object.values(editions)) {
    const promotions = demoPromotions(edition.code, marketDayOf(now, edition.timeZone));
    await insertNewRows(
      tx,
      schema.promotions,
      promotions.map((data) => ({ edition: data.edition, id: data.id, fromDay: data.fromDay, toDay: data.toDay, data })),
    );
    await insertNewRows(tx, schema.catalogueVersions, [{ edition: edition.code, version: 1, updatedAt: now }]);
  }
}

function lensShelves(series: Series, today: CalendarDay): StockLevelRow[] {
  return stockExceptions(series).map(({ packSize: _, expectedInDays, ...shelf }) => ({
    ...shelf,
    expectedDay: expectedInDays === null ? null : addDays(today, expectedInDays),
  }));
}

/** Returns the stock of a solution, whose product is the solution itself. */
function solutionShelf({ edition, id }: Solution, today: CalendarDay): StockLevelRow[] {
  return solutionShelves
    .filter(({ slug }) => id === `${edition.toLowerCase()}-${slug}`)
    .map(({ onHand, expectedInDays, soldOut }) => ({
      edition,
      itemId: id,
      productId: id,
      onHand,
      expectedDay: expectedInDays === null ? null : addDays(today, expectedInDays),
      soldOut,
    }));
}

const daysBefore = (now: Date, days: number) => new Date(now.getTime() - days * dayMilliseconds);
