import { listOpenCartItems } from "~/db/queries/cart-quantities.server";
import { upsertPracticeItem } from "~/db/queries/catalogue-data.server";
import { admin } from "../access.server";
import { recordAudit } from "../audit/record-audit.server";
import { loadCatalogue, loadPracticeChoices, shownName } from "./catalogue-data.server";
import { checkMarket } from "./place-of-call.server";

/**
 * What the practice shows, may order and prefers (spec sections 4 and 6). Unknown items are not found; an item that lies in an
 * open cart of the practice cannot be hidden or made unavailable (`inOpenCart`), and then nothing is changed.
 */
export const updateVisibility = admin.catalogue.updateVisibility.handler(async ({ input, context, errors }) => {
  const { person, edition, now } = context;
  if (!checkMarket(input, person)) throw errors.notFound();
  return context.withTenant(async (tx) => {
    const { seriesById, solutionsById } = await loadCatalogue(tx, edition.code);
    const edits = input.editSeriesInputs;
    if (edits.some(({ id }) => !seriesById.has(id) && !solutionsById.has(id))) throw errors.notFound();
    const withdrawn = edits.filter(({ visible, available }) => visible === false || available === false).map(({ id }) => id);
    const inCarts = withdrawn.length === 0 ? new Set<string>() : await listOpenCartItems(tx, person.tenantId);
    const blocked = withdrawn.filter((id) => inCarts.has(id));
    if (blocked.length > 0) throw errors.inOpenCart({ data: { itemIds: blocked } });
    const choices = await loadPracticeChoices(
      tx,
      person.tenantId,
      edits.map(({ id }) => id),
    );
    for (const { id, ...edit } of edits) await upsertPracticeItem(tx, person.tenantId, id, { ...choices.of(id), ...given(edit) });
    await recordAudit(
      tx,
      person,
      { action: "catalogueChanged", subjectKind: "catalogue", subjectId: edits.length === 1 ? (edits[0]?.id ?? null) : null },
      now,
    );
    return { updated: edits.length };
  });
});

/** Favourites belong to the practice and are set by its admins (D44); the audit trail names the product. */
export const setFavourite = admin.catalogue.setFavourite.handler(async ({ input, context, errors }) => {
  const { person, edition, now } = context;
  return context.withTenant(async (tx) => {
    const { seriesById, solutionsById } = await loadCatalogue(tx, edition.code);
    const item = seriesById.get(input.itemId) ?? solutionsById.get(input.itemId);
    if (!item?.active) throw errors.notFound();
    const choices = await loadPracticeChoices(tx, person.tenantId, [input.itemId]);
    await upsertPracticeItem(tx, person.tenantId, input.itemId, { ...choices.of(input.itemId), isFavourite: input.isFavourite });
    await recordAudit(tx, person, { action: "favouriteChanged", subjectKind: "catalogue", subjectId: input.itemId }, now);
    return { ...input, displayName: shownName(item) };
  });
});

/** Only what was said; a field left out keeps its choice. */
function given(edit: { visible?: boolean; available?: boolean; isFavourite?: boolean }) {
  return Object.fromEntries(Object.entries(edit).filter(([, value]) => value !== undefined));
}
