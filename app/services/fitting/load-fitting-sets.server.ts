import type { Answers } from "~/calls/answers";
import type { PracticeDb } from "~/db/database.server";
import { listTrialsInCarts, listTrialsOnTheWay } from "~/db/queries/orders/trials-on-the-way.server";
import { together } from "~/db/together.server";
import { dayMilliseconds } from "~/domain/calendar/days";
import { type FittingPacks, fittingExpiryOf, type ShelvedLens, sumShelf } from "~/domain/fitting/fitting-shelf";
import type { Choice } from "~/domain/lens/choice";
import type { LensValue, LensValues } from "~/domain/lens/lens-values";
import type { LensField } from "~/domain/lens/parameters";
import { parseChoice } from "~/domain/lens/parse-choice";
import { powerGrid } from "~/domain/lens/power-grid";
import type { Series } from "~/domain/lens/series";
import { parseProductId, seriesIdOfProduct } from "~/domain/product/product-id";
import { signedIn } from "../access.server";
import type { SignedInContext } from "../call-context.server";
import { shownName } from "../catalogue/load-catalogue.server";
import { actAnswersOf, type FittingShelf, fittingProduct, lensesBySeries, listLatestActs, loadFittingShelf } from "./fitting-shelf.server";

type Overview = Answers["fitting"]["overview"];
type View = Answers["fitting"]["view"];
type Cell = NonNullable<View["blocks"][number]["rows"][number]["cells"][number]>;

/** Days for which ordered packs count as on their way (D160). */
const onTheWayDays = 60;

/** Returns the fitting sets of a location, with the packs that expire there (D160). */
export const loadFittingSets = signedIn.fitting.overview.handler(({ input: { locationId }, context, errors }) => {
  if (!context.person.locationIds.includes(locationId)) throw errors.notFound();
  return context.read(async (db): Promise<Overview> => {
    const [shelf, acts] = await together(
      loadFittingShelf(db, context, locationId),
      listLatestActs(db, context, { locationId, seriesId: null }),
    );
    const { catalogue, choices } = shelf;
    const bySeries = lensesBySeries(shelf.lenses);
    const series = [...catalogue.seriesById.values()].filter(({ trial }) => trial).toSorted(byName);
    const begun = series.filter(({ id }) => bySeries.has(id));
    const others = series.filter(({ id, active }) => active && choices.of(id).visible && !bySeries.has(id));
    return {
      day: shelf.today,
      sets: begun.map((each) => ({ ...namedSeries(each), ...sumShelf(bySeries.get(each.id) ?? []) })),
      others: others.map((each) => ({ seriesId: each.id, name: shownName(each) })),
      expiring: expiringPacks(shelf),
      acts: actAnswersOf(acts, { now: context.now, catalogue }),
    };
  });
});

/** Returns the set of one trial series as a map by power (D160). */
export const loadFittingSet = signedIn.fitting.view.handler(({ input, context, errors }) => {
  const { locationId, seriesId } = input;
  if (!context.person.locationIds.includes(locationId)) throw errors.notFound();
  return context.read(async (db): Promise<View> => {
    const [shelf, expected, acts] = await together(
      loadFittingShelf(db, context, locationId),
      expectedTrials(db, context, locationId),
      listLatestActs(db, context, { locationId, seriesId }),
    );
    const series = shelf.catalogue.seriesById.get(seriesId);
    if (!series?.trial) throw errors.notFound();
    const lenses = lensesBySeries(shelf.lenses).get(seriesId) ?? [];
    const kept = lenses.flatMap(({ productId }) => parseProductId(series, productId)?.values ?? []);
    const grid = powerGrid(series, { ...mostFrequentValues(kept), ...parseChoice(input.chosen).chosen });
    const cellOf = cellFinder({ shelf, lenses, expected });
    return {
      ...{ day: shelf.today, ...namedSeries(series), packSize: grid.packSize, layout: grid.layout },
      choosers: grid.choosers.map(({ field, values, chosen }) => ({
        ...{ field, values: [...values], chosen },
        keptValues: values.filter((value) => kept.some((lens) => lens[field] === value)),
      })),
      blocks: grid.blocks.map((block) => ({
        ...block,
        rows: block.rows.map((row) => ({ ...row, cells: row.cells.map((cell) => cell && { ...cell, ...cellOf(cell.productId) }) })),
      })),
      sums: sumShelf(lenses),
      acts: actAnswersOf(acts, { now: context.now, catalogue: shelf.catalogue }),
    };
  });
});

export const namedSeries = (series: Series) => ({ seriesId: series.id, name: shownName(series), imageId: series.id });

const byName = (one: Series, other: Series) => shownName(one).localeCompare(shownName(other), "en");

/** Returns the packs that have expired or will soon, earliest first, grouped by lens, lot and date. */
function expiringPacks({ packs, today, catalogue }: FittingShelf): Overview["expiring"] {
  return lotsOf(packs, today).flatMap(({ productId, lot, expiresOn, packs: number, expiry }) =>
    expiry === null || expiresOn === null
      ? []
      : [{ product: fittingProduct(catalogue, productId), seriesId: seriesIdOfProduct(productId), lot, expiresOn, packs: number, expiry }],
  );
}

type Lot = Cell["lots"][number] & { productId: string };

/** Groups packs by lens, lot and expiry date, in their order. */
function lotsOf(packs: readonly FittingPacks[], today: string): Lot[] {
  const lots = new Map<string, Lot>();
  for (const { productId, lot, expiresOn, left } of packs) {
    const key = JSON.stringify([productId, lot, expiresOn]);
    const before = lots.get(key)?.packs ?? 0;
    lots.set(key, { productId, lot, expiresOn, packs: before + left, expiry: fittingExpiryOf(expiresOn, today) });
  }
  return [...lots.values()];
}

/** Returns the packs of trial lenses that a location expects, by product: on their way, and in its carts. */
export async function expectedTrials(db: PracticeDb, { now }: Pick<SignedInContext, "now">, locationId: string) {
  const [ordered, carted] = await together(
    listTrialsOnTheWay(db, locationId, new Date(now.getTime() - onTheWayDays * dayMilliseconds)),
    listTrialsInCarts(db, locationId),
  );
  return { onTheWay: packsByProduct(ordered), inCarts: packsByProduct(carted) };
}

function packsByProduct(expected: readonly { productId: string; packs: number }[]): ReadonlyMap<string, number> {
  const sums = new Map<string, number>();
  for (const { productId, packs } of expected) sums.set(productId, (sums.get(productId) ?? 0) + packs);
  return sums;
}

type Kept = { shelf: FittingShelf; lenses: readonly ShelvedLens[]; expected: Awaited<ReturnType<typeof expectedTrials>> };
type Facts = Omit<Cell, "power" | "values">;

function cellFinder({ shelf, lenses, expected: { onTheWay, inCarts } }: Kept): (productId: string) => Facts {
  const byProduct = new Map(lenses.map((lens) => [lens.productId, lens]));
  const lots = lotsOf(shelf.packs, shelf.today);
  return (productId) => ({
    ...(byProduct.get(productId) ?? { productId, onShelf: 0, soon: 0, expired: 0, wanted: 0, missing: 0 }),
    ...{ onTheWay: onTheWay.get(productId) ?? 0, inCarts: inCarts.get(productId) ?? 0 },
    lots: lots.flatMap(({ productId: id, ...lot }) => (id === productId ? [lot] : [])),
  });
}

/** Returns the most frequent value of each parameter in the set, so that the map opens where most of its lenses are. */
function mostFrequentValues(kept: readonly LensValues[]): Choice {
  const counts = new Map<LensField, Map<LensValue, number>>();
  for (const values of kept) {
    for (const [field, value] of Object.entries(values) as [LensField, LensValue][]) {
      const ofField = counts.get(field) ?? new Map<LensValue, number>();
      counts.set(field, ofField.set(value, (ofField.get(value) ?? 0) + 1));
    }
  }
  return Object.fromEntries(
    [...counts].flatMap(([field, values]) => {
      const [most] = [...values].sort(([, one], [, other]) => other - one);
      return most ? [[field, most[0]]] : [];
    }),
  );
}
