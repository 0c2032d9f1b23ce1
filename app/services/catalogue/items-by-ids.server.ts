import type { Series, Solution } from "~/domain/lens/series";
import { signedIn } from "../access.server";
import type { SignedInContext } from "../call-context.server";
import { type ItemFacts, loadItemFacts } from "./item-facts.server";
import { type Catalogue, loadPracticeCatalogue } from "./load-catalogue.server";
import { locationOf } from "./location-of-call.server";
import { seriesAnswerOf, solutionAnswerOf } from "./series-answer.server";

/** Returns series by id, in the order asked for; unknown, inactive and foreign ids are left out (D35). */
export const seriesByIds = signedIn.catalogue.seriesByIds.handler(async ({ input, context, errors }) => {
  const { person, edition } = context;
  const locationId = locationOf(input, person);
  if (!locationId || (input.oppType && input.oppType !== edition.opportunityType)) throw errors.notFound();
  return { series: await findSeriesByIds(context, input.seriesIds, locationId) };
});

/** Returns series in the shape of the calls, in the order of their ids. */
export const findSeriesByIds = (context: SignedInContext, ids: readonly string[], locationId: string) =>
  loadAnswersByIds(context, { ids, locationId }, ({ seriesById }) => seriesById, seriesAnswerOf);

/** Returns solutions by id, likewise. */
export const solutionsByIds = signedIn.catalogue.solutionsByIds.handler(async ({ input, context, errors }) => {
  const locationId = locationOf(input, context.person);
  if (!locationId) throw errors.notFound();
  const solutions = await loadAnswersByIds(
    context,
    { ids: input.solutionIds, locationId },
    ({ solutionsById }) => solutionsById,
    solutionAnswerOf,
  );
  return { solutions };
});

type AnswerOf<Item, Answer> = (
  item: Item,
  facts: ItemFacts,
  catalogue: Catalogue,
  currency: SignedInContext["edition"]["currency"],
) => Answer;

function loadAnswersByIds<Item extends Series | Solution, Answer>(
  context: SignedInContext,
  { ids, locationId }: { ids: readonly string[]; locationId: string },
  listOf: (catalogue: Catalogue) => ReadonlyMap<string, Item>,
  answer: AnswerOf<Item, Answer>,
): Promise<Answer[]> {
  return context.read(async (db) => {
    const { catalogue } = await loadPracticeCatalogue(db, context.edition.code);
    const found = ids.map((id) => listOf(catalogue).get(id)).filter((item) => item?.active === true) as Item[];
    const foundIds = found.map(({ id }) => id);
    const factsOf = await loadItemFacts(db, context, { itemIds: foundIds, locationId });
    return found.map((item) => answer(item, factsOf(item.id), catalogue, context.edition.currency));
  });
}
