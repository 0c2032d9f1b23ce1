import type { Answers, Inputs } from "~/calls/answers";
import type { PracticeDb } from "~/db/database.server";
import { listCartHoldings } from "~/db/queries/cart/cart-quantities.server";
import { listPracticeItems, type PracticeItemRow } from "~/db/queries/catalogue/practice-items.server";
import { together } from "~/db/together.server";
import { beginsWords } from "~/domain/catalogue/browse-series";
import { pageOf, sortItems } from "~/domain/catalogue/sort-items";
import type { Series, Solution } from "~/domain/lens/series";
import { admin } from "../access.server";
import { recordAudit } from "../audit/record-audit.server";
import type { SignedInContext } from "../call-context.server";
import { type Catalogue, loadCatalogue, shownName } from "./load-catalogue.server";
import { checkMarket } from "./location-of-call.server";
import { choiceAnswerOf, holdingAnswersOf } from "./managed-item.server";

type Query = Inputs["catalogue"]["manage"];
type Answer = Answers["catalogue"]["manage"];
type Item = Omit<Answer["items"][number], "inCarts"> & { material: string };

/**
 * Returns every series and solution that the distributor supplies, with the practice's settings: filtered, by name, one page (admin). A
 * view is in the audit trail (D32).
 */
export const managePracticeCatalogue = admin.catalogue.manage.handler(async ({ input, context, errors }) => {
  const { person, edition } = context;
  if (!checkMarket(input, person)) throw errors.notFound();
  return context.survey(async (db) => {
    recordAudit(db, person, { action: "settingsViewed", subjectKind: "catalogue", subjectId: null }, context.now);
    const [catalogue, choices] = await together(loadCatalogue(db.tx, edition.code), listPracticeItems(db));
    const all = itemsOf(catalogue, new Map(choices.map((row) => [row.itemId, row])));
    const passing = all.filter((item) => passesFilter(item, input));
    const found = sortItems(passing.filter(isInState(input.state)).filter(isRequested(input.itemIds)), {}, catalogue.prices);
    const pageSize = input.pageSize ?? edition.productPageSize;
    const pageNo = input.pageNo ?? 1;
    const count = (state?: Query["state"]) => passing.filter(isInState(state)).length;
    return {
      items: await withCarts(db, context, pageOf(found, pageNo, pageSize)),
      ...{ totalRecords: found.length, pageNo, pageSize },
      counts: { all: count(), hidden: count("hidden"), unavailable: count("unavailable"), favourites: count("favourites") },
      manufacturers: [...new Set(all.map(({ manufacturerName }) => manufacturerName))].sort(),
      modalities: [...new Set(all.flatMap(({ modality }) => (modality === null ? [] : [modality])))],
    };
  });
});

function itemsOf({ seriesById, solutionsById }: Catalogue, rows: ReadonlyMap<string, PracticeItemRow>): Item[] {
  const common = (item: Series | Solution) => ({
    ...{ id: item.id, displayName: shownName(item), manufacturerName: item.manufacturerName, imageId: item.id },
    ...choiceAnswerOf(rows.get(item.id)),
  });
  const series = [...seriesById.values()].map((each) => ({
    ...common(each),
    ...{ item: "series" as const, modality: each.modality, kind: each.kind, trial: each.trial, volumeMillilitres: null },
    ...{ material: each.material, active: each.active },
  }));
  const solutions = [...solutionsById.values()].map((each) => ({
    ...common(each),
    ...{ item: "solution" as const, modality: null, kind: null, trial: false, volumeMillilitres: each.volumeMillilitres },
    ...{ material: "", active: each.active },
  }));
  return [...series, ...solutions].filter(({ active }) => active).map(({ active: _, ...item }) => item);
}

function passesFilter(item: Item, { searchTerm, manufacturerName, modality }: Query): boolean {
  if (manufacturerName && item.manufacturerName !== manufacturerName) return false;
  if (modality && item.modality !== modality) return false;
  return beginsWords(`${item.displayName} ${item.manufacturerName} ${item.material} ${item.kind ?? ""}`, searchTerm ?? "");
}

const isInState =
  (state: Query["state"]) =>
  ({ visible, available, isFavourite }: Item): boolean => {
    if (state === "hidden") return !visible;
    if (state === "unavailable") return !available;
    return state !== "favourites" || isFavourite;
  };

const isRequested =
  (itemIds: Query["itemIds"]) =>
  ({ id }: Item): boolean =>
    !itemIds || itemIds.includes(id);

async function withCarts(db: PracticeDb, { person }: SignedInContext, items: readonly Item[]): Promise<Answer["items"]> {
  const holdings = await listCartHoldings(
    db,
    items.map(({ id }) => id),
  );
  return items.map(({ material: _, ...item }) => ({ ...item, inCarts: holdingAnswersOf(holdings, item.id, person) }));
}
