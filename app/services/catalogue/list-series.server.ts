import type { PracticeDb } from "~/db/database.server";
import { countFacets, filterInForce, passesFilter } from "~/domain/catalogue/browse-series";
import { type BrowsedSolution, passesSolutionFilter } from "~/domain/catalogue/browse-solutions";
import { orderableFirst, pageOf, sortItems } from "~/domain/catalogue/sort-items";
import type { Series } from "~/domain/lens/series";
import { rememberedOf } from "~/domain/remembered";
import { signedIn } from "../access.server";
import type { SignedInContext } from "../call-context.server";
import { loadItemFacts } from "./item-facts.server";
import { type Catalogue, loadPracticeCatalogue, type PracticeChoices, shownName } from "./load-catalogue.server";
import { checkMarket, locationOf } from "./location-of-call.server";
import { seriesAnswerOf } from "./series-answer.server";

/** Returns the lens series of the practice's catalogue (D59, D60): filtered, sorted, one page, with the counts of every filter. */
export const listSeries = signedIn.catalogue.list.handler(async ({ input, context, errors }) => {
  const { person } = context;
  if (!checkMarket(input, person)) throw errors.notFound();
  const locationId = locationOf(input, person);
  if (!locationId) throw errors.notFound();
  return context.browse((db) => browseSeries(db, context, { ...input, locationId }));
});

type SeriesQuery = Parameters<typeof filterInForce>[0] &
  Parameters<typeof sortItems>[1] & { stockType?: "revenue" | "trial"; pageSize?: number; pageNo?: number; locationId: string };

/** Returns one page of the offered series, as catalogue.list does. */
export async function browseSeries(db: PracticeDb, context: SignedInContext, { locationId, ...query }: SeriesQuery) {
  const { edition } = context;
  const { catalogue, choices } = await loadPracticeCatalogue(db, edition.code);
  const browsed = browsedSeries(catalogue, choices, query.stockType ?? "revenue");
  const filter = filterInForce(query);
  const found = browsed.filter((each) => passesFilter(each, filter)).map(({ series }) => series);
  const sorted = orderableFirst(sortItems(found, query, catalogue.prices), (id) => choices.of(id).available);
  const pageSize = Math.min(query.pageSize ?? edition.productPageSize, 100);
  const pageNo = query.pageNo ?? 1;
  const shown = pageOf(sorted, pageNo, pageSize);
  const factsOf = await loadItemFacts(db, context, { itemIds: shown.map(({ id }) => id), locationId });
  return {
    series: shown.map((series) => seriesAnswerOf(series, factsOf(series.id), catalogue, edition.currency)),
    totalRecords: found.length,
    pageNo,
    pageSize,
    facets: {
      ...countFacets(browsed, filter),
      solutions: browsedSolutions(catalogue, choices).filter((each) => passesSolutionFilter(each, filter)).length,
    },
  };
}

/** Returns series that may be shown: active, visible to the practice, revenue or trial as asked. */
function browsedSeries(catalogue: Catalogue, choices: PracticeChoices, stockType: "revenue" | "trial") {
  return shownSeries(catalogue)
    .filter((series) => series.active && series.trial === (stockType === "trial") && choices.of(series.id).visible)
    .map((series) => ({ series, isFavourite: choices.of(series.id).isFavourite }));
}

const shown = new WeakMap<Catalogue, readonly Series[]>();

/** Returns the series of a catalogue under their displayed names. */
function shownSeries(catalogue: Catalogue): readonly Series[] {
  return rememberedOf(shown, catalogue, () =>
    [...catalogue.seriesById.values()].map((series) => ({ ...series, displayName: shownName(series) })),
  );
}

/** Returns solutions that may be shown: active and visible to the practice. */
export function browsedSolutions({ solutionsById }: Catalogue, choices: PracticeChoices): BrowsedSolution[] {
  return [...solutionsById.values()]
    .filter(({ id, active }) => active && choices.of(id).visible)
    .map((solution) => ({ solution, isFavourite: choices.of(solution.id).isFavourite }));
}
