import type { PracticeDb } from "~/db/database.server";
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
  return { series: await context.read((db) => listSeriesByIds(db, context, { ids: input.seriesIds, locationId })) };
});

/** Returns series in the shape of the calls, in the order of their ids. */
export const listSeriesByIds = (db: PracticeDb, context: SignedInContext, asked: Asked) =>
  loadAnswersByIds(db, context, asked, { listOf: ({ seriesById }) => seriesById, answer: seriesAnswerOf });

/** Returns solutions by id, likewise. */
export const solutionsByIds = signedIn.catalogue.solutionsByIds.handler(async ({ input, context, errors }) => {
  const locationId = locationOf(input, context.person);
  if (!locationId) throw errors.notFound();
  const shape = { listOf: ({ solutionsById }: Catalogue) => solutionsById, answer: solutionAnswerOf };
  return { solutions: await context.read((db) => loadAnswersByIds(db, context, { ids: input.solutionIds, locationId }, shape)) };
});

type AnswerOf<Item, Answer> = (
  item: Item,
  facts: ItemFacts,
  catalogue: Catalogue,
  currency: SignedInContext["edition"]["currency"],
) => Answer;

type Asked = { ids: readonly string[]; locationId: string };

async function loadAnswersByIds<Item extends Series | Solution, Answer>(
  db: PracticeDb,
  context: SignedInContext,
  { ids, locationId }: Asked,
  { listOf, answer }: { listOf: (catalogue: Catalogue) => ReadonlyMap<string, Item>; answer: AnswerOf<Item, Answer> },
): Promise<Answer[]> {
  const { catalogue } = await loadPracticeCatalogue(db, context.edition.code);
  const found = ids.map((id) => listOf(catalogue).get(id)).filter((item) => item?.active === true) as Item[];
  const foundIds = found.map(({ id }) => id);
  const factsOf = await loadItemFacts(db, context, { itemIds: foundIds, locationId });
  return found.map((item) => answer(item, factsOf(item.id), catalogue, context.edition.currency));
}
