import { v7 as newId } from "uuid";
import type { StoredPreorder } from "~/db/queries/cart/preorders.server";
import { type Clash, findClashes } from "~/domain/cart/find-clashes";
import { resolveClashes } from "~/domain/cart/resolve-clashes";
import { mapLines } from "~/domain/order/map-lines";
import { linesOf, solutionsOf } from "~/domain/order/order-lines";
import type { PreorderDraft } from "~/domain/order/preorder";
import { sameContent } from "~/domain/order/same-content";
import { refused } from "~/domain/verdict";
import { type Catalogue, shownName } from "../catalogue/load-catalogue.server";
import type { ClashAnswer, SyncRefusal } from "./sync-refusal.server";
import type { SyncRequest } from "./sync-request.server";

/**
 * The cart after adding drafts. `absorbedIds` are ids whose lines were merged elsewhere or left out: they are stored as gone, so that the
 * same submission cannot add them again; what remains of such a draft gets a new id.
 */
export type MergedDrafts = { changed: StoredPreorder[]; removedIds: string[]; incoming: PreorderDraft[]; absorbedIds: string[] };

/** Merges the drafts into the cart with the choice of D22 for all clashes; refuses `alreadyInCart` when none was made. */
export function mergeDrafts(
  present: readonly StoredPreorder[],
  drafts: readonly PreorderDraft[],
  { request: { onClash }, catalogue }: { request: Pick<SyncRequest, "onClash">; catalogue: Catalogue },
): { permitted: true; merged: MergedDrafts } | SyncRefusal {
  const clashes = onClash === "apart" ? [] : findClashes(present, drafts);
  if (onClash === "ask" && clashes.length > 0) {
    return refused("alreadyInCart", { clashes: clashAnswersOf(clashes, drafts, catalogue) });
  }
  if (clashes.length === 0 || onClash === "ask" || onClash === "apart") {
    return { permitted: true, merged: { changed: [], removedIds: [], incoming: withOwnLineIds(present, drafts), absorbedIds: [] } };
  }
  const resolved = resolveClashes(present, drafts, onClash);
  const draftById = new Map(drafts.map((draft) => [draft.id, draft]));
  const isWhole = (rest: PreorderDraft) => sameContent(rest, draftById.get(rest.id) ?? rest);
  const partial = resolved.incoming.filter((rest) => !isWhole(rest));
  const merged = {
    changed: resolved.changed,
    removedIds: resolved.removedIds,
    incoming: withOwnLineIds(
      [...present, ...resolved.changed],
      resolved.incoming.map((rest) => (isWhole(rest) ? rest : { ...rest, id: newId() })),
    ),
    absorbedIds: [...resolved.absorbedIds, ...partial.map(({ id }) => id)],
  };
  return { permitted: true, merged };
}

/** Replaces the ids of lines that another preorder already uses: prices, stock and reviews identify lines by id. */
function withOwnLineIds(present: readonly PreorderDraft[], drafts: readonly PreorderDraft[]): PreorderDraft[] {
  const draftIds = new Set(drafts.map(({ id }) => id));
  const used = new Set(present.filter(({ id }) => !draftIds.has(id)).flatMap(lineIdsOf));
  return drafts.map((draft) => {
    const merchandise = mapLines(draft.merchandise, (line) => {
      const id = used.has(line.id) ? newId() : line.id;
      used.add(id);
      return { ...line, id };
    });
    return { ...draft, merchandise };
  });
}

const lineIdsOf = (preorder: PreorderDraft) => [...linesOf(preorder), ...solutionsOf(preorder)].map(({ id }) => id);

/** Returns clashes of drafts as a refusal shows them. */
export function clashAnswersOf(clashes: readonly Clash[], drafts: readonly PreorderDraft[], catalogue: Catalogue): ClashAnswer[] {
  return clashes.flatMap((clash) => clashAnswerOf(clash, drafts, catalogue));
}

function clashAnswerOf(clash: Clash, drafts: readonly PreorderDraft[], { seriesById, solutionsById }: Catalogue): ClashAnswer[] {
  const draft = drafts.find(({ id }) => id === clash.preorderId);
  const lens = draft && linesOf(draft).find(({ id }) => id === clash.lineId);
  if (lens) {
    const series = seriesById.get(lens.seriesId);
    const productName = series ? shownName(series) : lens.seriesId;
    return [{ ...clash, productId: lens.productId ?? "", productName, values: lens.values, packSize: lens.packSize }];
  }
  const line = draft && solutionsOf(draft).find(({ id }) => id === clash.lineId);
  const solution = line && solutionsById.get(line.solutionId);
  if (!solution) return [];
  return [{ ...clash, productId: solution.id, productName: shownName(solution), values: {}, packSize: solution.packSize }];
}
