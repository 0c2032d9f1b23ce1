import type { Answers } from "~/calls/answers";
import type { PracticeDb } from "~/db/database.server";
import { type FittingActRow, listFittingActs, listFittingPacks, listFittingWanted } from "~/db/queries/orders/fitting-sets.server";
import { together } from "~/db/together.server";
import { dayMilliseconds } from "~/domain/calendar/days";
import { marketDayOf } from "~/domain/calendar/market-time";
import type { BoxProduct } from "~/domain/delivery/counted-box";
import { checkUndo } from "~/domain/fitting/fitting-act";
import { type ShelvedLens, shelvedLenses } from "~/domain/fitting/fitting-shelf";
import type { Series } from "~/domain/lens/series";
import { parseProductId, seriesIdOfProduct, splitProductId } from "~/domain/product/product-id";
import type { SignedInContext } from "../call-context.server";
import { type Catalogue, loadPracticeCatalogue, shownName } from "../catalogue/load-catalogue.server";

type ActAnswer = Answers["fitting"]["overview"]["acts"][number];

/** Returns the shelf of trial lenses at a location today: its packs, and what is there and wanted of each lens. */
export async function loadFittingShelf(db: PracticeDb, { edition, now }: Pick<SignedInContext, "edition" | "now">, locationId: string) {
  const today = marketDayOf(now, edition.timeZone);
  const [{ catalogue, choices }, packs, wanted] = await together(
    loadPracticeCatalogue(db, edition.code),
    listFittingPacks(db, locationId),
    listFittingWanted(db, locationId),
  );
  return { today, catalogue, choices, packs, lenses: shelvedLenses(packs, wanted, today) };
}

export type FittingShelf = Awaited<ReturnType<typeof loadFittingShelf>>;

/** Returns the lenses by the id of their series. */
export function lensesBySeries(lenses: readonly ShelvedLens[]): Map<string, ShelvedLens[]> {
  const bySeries = new Map<string, ShelvedLens[]>();
  for (const lens of lenses) {
    const seriesId = seriesIdOfProduct(lens.productId);
    bySeries.set(seriesId, [...(bySeries.get(seriesId) ?? []), lens]);
  }
  return bySeries;
}

/** Returns the trial series that makes a lens; null for any other product. */
export function trialSeriesOf({ seriesById }: Catalogue, productId: string): Series | null {
  const series = seriesById.get(seriesIdOfProduct(productId));
  return series?.trial && parseProductId(series, productId) ? series : null;
}

/** Returns a trial lens for display; one that is no longer made by the values in its id. */
export function fittingProduct({ seriesById }: Catalogue, productId: string): BoxProduct {
  const series = seriesById.get(seriesIdOfProduct(productId));
  const lens = (series && parseProductId(series, productId)) ?? splitProductId(productId);
  const productName = series ? shownName(series) : seriesIdOfProduct(productId);
  return { productId, productName, packSize: lens?.packSize ?? 1, isLens: true, values: lens?.values ?? {} };
}

/** How far back acts are listed, and how many of them. */
const listed = { days: 30, acts: 12, rows: 200 };

/** Returns what was put on the shelf of a location, given out and discarded there lately, of one series or all (null). */
export function listLatestActs(
  db: PracticeDb,
  { now }: Pick<SignedInContext, "now">,
  { locationId, seriesId }: { locationId: string; seriesId: string | null },
): Promise<FittingActRow[]> {
  const since = new Date(now.getTime() - listed.days * dayMilliseconds);
  return listFittingActs(db, locationId, { seriesId, since, limit: listed.rows });
}

/** Returns the latest of some acts; packs of one lens and lot that were moved together are one act. */
export function actAnswersOf(rows: readonly FittingActRow[], { now, catalogue }: { now: Date; catalogue: Catalogue }): ActAnswer[] {
  const groups = new Map<string, FittingActRow[]>();
  for (const row of rows) {
    const key = JSON.stringify([row.act, row.productId, row.lot, row.patientId, row.by, row.at, row.act === "discarded" ? row.id : ""]);
    groups.set(key, [...(groups.get(key) ?? []), row]);
  }
  return [...groups.values()].slice(0, listed.acts).flatMap((group) => actOf(group, catalogue, now));
}

function actOf(group: readonly FittingActRow[], catalogue: Catalogue, now: Date): ActAnswer[] {
  const [first] = group;
  if (!first) return [];
  const { act, productId, lot, patientId, by, at } = first;
  return [
    {
      ...{ ids: group.map(({ id }) => id), act, product: fittingProduct(catalogue, productId), lot, patientId, by, at },
      packs: group.reduce((sum, { quantity }) => sum + quantity, 0),
      canUndo: group.every((row) => checkUndo(row, now).permitted),
    },
  ];
}
