import type { Inputs } from "~/calls/answers";
import type { PracticeDb } from "~/db/database.server";
import { listCartHoldings } from "~/db/queries/cart/cart-quantities.server";
import { changePracticeItem, lockPracticeItems } from "~/db/queries/catalogue/practice-items.server";
import { type ChoiceEdit, decideChoices } from "~/domain/catalogue/practice-choice";
import { admin } from "../access.server";
import { recordAudit } from "../audit/record-audit.server";
import type { SignedInContext } from "../call-context.server";
import { type Catalogue, loadCatalogue, shownName } from "./load-catalogue.server";
import { checkMarket } from "./location-of-call.server";
import { choiceAnswerOf, holdingAnswersOf } from "./managed-item.server";

type SentEdit = Inputs["catalogue"]["updateVisibility"]["editSeriesInputs"][number];

/**
 * Saves what the practice shows, may order and prefers (D63, D67). Unknown items are not found. An item in an open cart of the practice
 * cannot be hidden or made unavailable (`inOpenCart`), and one that somebody else changed since it was seen is not overwritten
 * (`changedElsewhere`); in both cases nothing is changed. Each changed item gets an entry in the audit trail.
 */
export const updateVisibility = admin.catalogue.updateVisibility.handler(async ({ input, context, errors }) => {
  const { person, edition } = context;
  if (!checkMarket(input, person)) throw errors.notFound();
  return context.withTenant(async (db) => {
    const catalogue = await loadCatalogue(db.tx, edition.code);
    const edits = mergedEdits(input.editSeriesInputs);
    if (edits.some(({ id }) => !findItem(catalogue, id))) throw errors.notFound();
    const { decision, rows, holdings } = await decide(db, edits);
    const changed = decision.changedElsewhere.map((id) => ({ ...named(catalogue, id), ...choiceAnswerOf(rows.get(id)) }));
    if (decision.inCart.length > 0) {
      const inCarts = decision.inCart.map((id) => ({
        ...named(catalogue, id),
        item: itemKind(catalogue, id),
        carts: holdingAnswersOf(holdings, id, person),
      }));
      throw errors.inOpenCart({ data: { itemIds: decision.inCart, inCarts, changed } });
    }
    if (changed.length > 0) throw errors.changedElsewhere({ data: { changed } });
    await saveChoices(db, context, decision.changes);
    return { updated: decision.changes.length };
  });
});

/** Favourites belong to the practice and are set by its admins (D44); the audit trail records the product. */
export const setFavourite = admin.catalogue.setFavourite.handler(async ({ input, context, errors }) => {
  const { itemId, isFavourite } = input;
  return context.withTenant(async (db) => {
    const catalogue = await loadCatalogue(db.tx, context.edition.code);
    const item = findItem(catalogue, itemId);
    if (!item?.active) throw errors.notFound();
    const { decision } = await decide(db, [{ id: itemId, isFavourite }]);
    await saveChoices(db, context, decision.changes);
    return { ...input, displayName: shownName(item) };
  });
});

async function decide(db: PracticeDb, edits: readonly ChoiceEdit[]) {
  const ids = edits.map(({ id }) => id);
  const rows = new Map((await lockPracticeItems(db, ids)).map((row) => [row.itemId, row]));
  const withdrawn = edits.filter(({ visible, available }) => visible === false || available === false).map(({ id }) => id);
  const holdings = await listCartHoldings(db, withdrawn);
  const inCarts = new Set(holdings.map(({ itemId }) => itemId));
  return { decision: decideChoices(edits, (id) => choiceAnswerOf(rows.get(id)), inCarts), rows, holdings };
}

/** Writes the changes, each with an entry in the audit trail: of favourites only, or of the catalogue. */
async function saveChoices(db: PracticeDb, { person, now }: SignedInContext, changes: ReturnType<typeof decideChoices>["changes"]) {
  for (const { id, choice, isFavouriteOnly } of changes) {
    await changePracticeItem(db, { itemId: id, choice }, { by: person, at: now });
    const action = isFavouriteOnly ? "favouriteChanged" : "catalogueChanged";
    recordAudit(db, person, { action, subjectKind: "catalogue", subjectId: id }, now);
  }
}

/** Merges edits into one per item; when two name the same field the later one counts. */
function mergedEdits(edits: readonly SentEdit[]): ChoiceEdit[] {
  const byId = new Map<string, ChoiceEdit>();
  for (const { id, ...edit } of edits) {
    const changedFields = Object.entries(edit).filter(([, value]) => value !== undefined);
    byId.set(id, { ...byId.get(id), ...Object.fromEntries(changedFields), id });
  }
  return [...byId.values()];
}

function findItem({ seriesById, solutionsById }: Catalogue, id: string) {
  return seriesById.get(id) ?? solutionsById.get(id);
}

const itemKind = ({ seriesById }: Catalogue, id: string) => (seriesById.has(id) ? ("series" as const) : ("solution" as const));

function named(catalogue: Catalogue, id: string) {
  const item = findItem(catalogue, id);
  return { id, displayName: item ? shownName(item) : id };
}
