import { signedIn } from "../access.server";
import { answerSeries, answerSolution } from "./answer-series.server";
import { loadCatalogue } from "./catalogue-data.server";
import { loadItemFacts } from "./item-facts.server";
import { placeOf } from "./place-of-call.server";

/** Series by their ids, in the order asked for; unknown, inactive and foreign ids are left out (D35). */
export const seriesByIds = signedIn.catalogue.seriesByIds.handler(async ({ input, context, errors }) => {
  const { person, edition } = context;
  const locationId = placeOf(input, person);
  if (!locationId || (input.oppType && input.oppType !== edition.opportunityType)) throw errors.notFound();
  return context.withTenant(async (tx) => {
    const catalogue = await loadCatalogue(tx, edition.code);
    const found = input.seriesIds.flatMap((id) => activeOnly(catalogue.seriesById.get(id)));
    const factsOf = await loadItemFacts(
      tx,
      context,
      catalogue,
      found.map(({ id }) => id),
      locationId,
    );
    return { series: found.map((series) => answerSeries(series, factsOf(series.id), catalogue, edition.currency)) };
  });
});

/** Solutions by their ids, likewise. */
export const solutionsByIds = signedIn.catalogue.solutionsByIds.handler(async ({ input, context, errors }) => {
  const { person, edition } = context;
  const locationId = placeOf(input, person);
  if (!locationId) throw errors.notFound();
  return context.withTenant(async (tx) => {
    const catalogue = await loadCatalogue(tx, edition.code);
    const found = input.solutionIds.flatMap((id) => activeOnly(catalogue.solutionsById.get(id)));
    const factsOf = await loadItemFacts(
      tx,
      context,
      catalogue,
      found.map(({ id }) => id),
      locationId,
    );
    return { solutions: found.map((solution) => answerSolution(solution, factsOf(solution.id), catalogue, edition.currency)) };
  });
});

function activeOnly<Item extends { active: boolean }>(item: Item | undefined): Item[] {
  return item?.active ? [item] : [];
}
