import { addDays } from "~/domain/calendar/days";
import type { CalendarDay } from "~/domain/edition";
import type { LensValues } from "~/domain/lens/lens-values";
import type { Series } from "~/domain/lens/series";
import { productIdOf } from "~/domain/product/product-id";
import type { DemoCatalogue } from "./demo-catalogue";
import { shelvedBefore, shelvedSeries } from "./demo-habits";
import type { DemoLocation } from "./demo-practices";
import { pickLens } from "./pick-lens";
import { type SeededRandom, seededRandom } from "./seeded-random";

/** Boxes of one lens. */
export type ShelfLine = { series: Series; packSize: number; values: LensValues; quantity: number };

/** A stock order of a location: what was used since the previous one. */
export type Restock = { day: CalendarDay; lines: ShelfLine[] };

type StockedLens = Omit<ShelfLine, "quantity"> & { boxesAWeek: number };

const lensesStocked = 14;
/** An age in days at which a bought series may have been replaced since. */
const longAgoDays = 270;

/**
 * Returns the stock orders of a location, every `rhythmDays` on the same weekday, the last of them that many days ago: what was used of
 * each lens that it stocks. A little more is used now than a year ago, and more in summer.
 */
export function demoRestocks(
  location: DemoLocation,
  { rhythmDays, catalogue, today, oldestDays }: { rhythmDays: number; catalogue: DemoCatalogue; today: CalendarDay; oldestDays: number },
): Restock[] {
  const stocked = stockedLenses(location, catalogue);
  const count = Math.floor(oldestDays / rhythmDays);
  return Array.from({ length: count }, (_, index) => {
    const daysAgo = (index + 1) * rhythmDays;
    const day = addDays(today, -daysAgo);
    const random = seededRandom(`went ${location.id} ${daysAgo}`);
    const lively = 1.1 - (0.35 * daysAgo) / 365 + seasonOf(day);
    const lines = stocked.flatMap(({ boxesAWeek, ...lens }): ShelfLine[] => {
      const quantity = poisson((boxesAWeek * lively * rhythmDays) / 7, random);
      return quantity === 0 ? [] : [{ ...lens, ...(daysAgo > longAgoDays && formerOf(lens, catalogue)), quantity }];
    });
    return { day, lines };
  }).filter(({ lines }) => lines.length > 0);
}

/** Returns the lenses that a location stocks, around the most common powers; a few are used every week, most now and then. */
export function stockedLenses({ id }: Pick<DemoLocation, "id">, catalogue: DemoCatalogue): StockedLens[] {
  const stocked = new Map<string, StockedLens>();
  for (let index = 0; stocked.size < lensesStocked && index < 4 * lensesStocked; index += 1) {
    const random = seededRandom(`kept ${id} ${index}`);
    const { series, packSize } = shelvedSeries(`${id} ${index}`, catalogue);
    const values = pickLens({ series, packSize }, random.chance(0.85) ? -0.5 - random.next() * 5 : 0.5 + random.next() * 3, random);
    const boxesAWeek = 0.35 + 2.2 * random.next() ** 3;
    stocked.set(productIdOf(series, values, packSize), { series, packSize, values, boxesAWeek });
  }
  return [...stocked.values()];
}

/** Returns the lens in the series that was sold before the present one, if there was one. */
function formerOf({ series, packSize, values }: Omit<StockedLens, "boxesAWeek">, catalogue: DemoCatalogue): Partial<ShelfLine> | false {
  const former = catalogue.findSeries(shelvedBefore[0]);
  if (!former || !series.matchHistory.includes(former.id) || packSize !== shelvedBefore[1]) return false;
  return { series: former, values: pickLens({ series: former, packSize }, Number(values.power ?? 0), seededRandom(`former ${former.id}`)) };
}

/** From -0.15 in winter to 0.15 in summer. */
const seasonOf = (day: CalendarDay) => -0.15 * Math.cos((2 * Math.PI * (Number(day.slice(5, 7)) - 1)) / 12);

/** Returns a Poisson-distributed number with a given mean (Knuth). */
function poisson(mean: number, random: SeededRandom): number {
  const limit = Math.exp(-mean);
  let count = 0;
  for (let product = random.next(); product > limit; product *= random.next()) count += 1;
  return count;
}
