import { filterInForce } from "~/domain/catalogue/browse-series";
import { passesSolutionFilter } from "~/domain/catalogue/browse-solutions";
import { orderableFirst, pageOf, sortItems } from "~/domain/catalogue/sort-items";
import { signedIn } from "../access.server";
import { loadItemFacts } from "./item-facts.server";
import { browsedSolutions } from "./list-series.server";
import { loadPracticeCatalogue } from "./load-catalogue.server";
import { checkMarket, locationOf } from "./location-of-call.server";
import { solutionAnswerOf } from "./series-answer.server";

/**
 * Returns the lens-care solutions of the practice's catalogue: filtered, sorted, one page. Words and favourites exclude each other as for
 * series.
 */
export const listSolutions = signedIn.catalogue.solutions.handler(async ({ input, context, errors }) => {
  const { person, edition } = context;
  const locationId = locationOf(input, person);
  if (!checkMarket(input, person) || !locationId) throw errors.notFound();
  return context.browse(async (db) => {
    const { catalogue, choices } = await loadPracticeCatalogue(db, edition.code);
    const browsed = browsedSolutions(catalogue, choices);
    const filter = filterInForce(input);
    const found = browsed.filter((each) => passesSolutionFilter(each, filter)).map(({ solution }) => solution);
    const favourites = { manufacturerName: filter.manufacturerName, isFavourite: true };
    const pageSize = input.pageSize ?? edition.solutionPageSize;
    const pageNo = input.pageNo ?? 1;
    const sorted = orderableFirst(sortItems(found, input, catalogue.prices), (id) => choices.of(id).available);
    const shown = pageOf(sorted, pageNo, pageSize);
    const factsOf = await loadItemFacts(db, context, { itemIds: shown.map(({ id }) => id), locationId });
    return {
      solutions: shown.map((solution) => solutionAnswerOf(solution, factsOf(solution.id), catalogue, edition.currency)),
      totalRecords: found.length,
      pageNo,
      pageSize,
      facets: {
        kinds: {},
        modalities: {},
        manufacturers: [...new Set(browsed.map(({ solution }) => solution.manufacturerName))].sort(),
        favourites: browsed.filter((each) => passesSolutionFilter(each, favourites)).length,
        solutions: found.length,
      },
    };
  });
});
