import type { PracticeDb } from "~/db/database.server";
import { type StoredPreorder, setPreorderStatus, updatePreorder } from "~/db/queries/cart/preorders.server";
import { checkCartLimit } from "~/domain/cart/cart-rules";
import { moveBack } from "~/domain/cart/move-back";
import type { OnClash } from "~/domain/cart/on-clash";
import { stateBefore } from "~/domain/cart/taken-back";
import { permitted, refused } from "~/domain/verdict";
import { signedIn } from "../access.server";
import type { SignedInContext } from "../call-context.server";
import { loadPracticeCatalogue } from "../catalogue/load-catalogue.server";
import { errorOf } from "../error-of.server";
import { findSyncedFindings } from "../prescription/sync-findings.server";
import { changeCart } from "./change-cart.server";
import { findCartPreorderIds } from "./find-cart-preorder-ids.server";
import { clashAnswersOf } from "./merge-drafts.server";
import type { SyncRefusal } from "./sync-refusal.server";

/**
 * Saves preorders for later, or moves them back into the cart while it has room for them (D21), asking about lenses that are there by now
 * (D22). Ids that are gone are returned and otherwise ignored.
 */
export const saveForLater = signedIn.cart.saveForLater.handler(({ input, context, errors }) =>
  context.withTenant(async (db) => {
    const changed = await changeCart({ ...context, db }, input, async (cart, preorders) => {
      const asked = await findCartPreorderIds(db, { person: context.person, cart, preorders }, input.preorderIds);
      if (!asked) return refused("notFound");
      if (!input.saved) return activate(db, context, { ...input, preorders, asked: asked.present, gone: asked.gone });
      await setPreorderStatus(db, asked.present, { status: "savedForLater", now: context.now });
      return { ...permitted, gone: asked.gone };
    });
    if (!changed.permitted) throw errorOf(errors, changed);
    return changed.answer;
  }),
);

/** Marks preorders for deletion, or unmarks them as they are moved back; what is saved for later stays there. */
export const markForDeletion = signedIn.cart.markForDeletion.handler(({ input, context, errors }) =>
  context.withTenant(async (db) => {
    const changed = await changeCart({ ...context, db }, input, async (cart, preorders) => {
      const asked = await findCartPreorderIds(db, { person: context.person, cart, preorders }, input.preorderIds);
      if (!asked) return refused("notFound");
      const inCart = new Set(preorders.filter((preorder) => preorder.status !== "savedForLater").map(({ id }) => id));
      const moved = asked.present.filter((id) => inCart.has(id));
      if (!input.marked) return activate(db, context, { ...input, preorders, asked: moved, gone: asked.gone });
      await setPreorderStatus(db, moved, { status: "markedForDeletion", now: context.now });
      return { ...permitted, gone: asked.gone };
    });
    if (!changed.permitted) throw errorOf(errors, changed);
    return changed.answer;
  }),
);

type Asked = {
  preorders: readonly StoredPreorder[];
  asked: readonly string[];
  gone: readonly string[];
  onClash: OnClash;
  changeId?: string | undefined;
};

type Activated = { permitted: true; gone: string[] } | Extract<SyncRefusal, { code: "alreadyInCart" | "cartLimit" }>;

/** Moves preorders back among those that are ordered (D22). With a `changeId` this can be undone. */
async function activate(
  db: PracticeDb,
  context: SignedInContext,
  { preorders, asked, gone, onClash, changeId }: Asked,
): Promise<Activated> {
  const { edition, now } = context;
  const moved = moveBack(preorders, asked, onClash);
  if (!moved.permitted) {
    const { catalogue } = await loadPracticeCatalogue(db, edition.code);
    return refused(moved.code, { clashes: clashAnswersOf(moved.values.clashes, preorders, catalogue) });
  }
  const { changed, removedIds } = moved;
  const after = new Map(changed.map((preorder) => [preorder.id, preorder]));
  const limit = checkCartLimit(preorders.filter(({ id }) => !removedIds.includes(id)).map((each) => after.get(each.id) ?? each));
  if (!limit.permitted) return limit;
  const known = new Map(preorders.map((preorder) => [preorder.id, preorder]));
  const revised = changed.filter(({ id, revision }) => known.get(id)?.revision !== revision);
  const findings = await findSyncedFindings(db, context, { written: revised, sent: [], known });
  for (const preorder of revised) {
    const present = known.get(preorder.id);
    const mark = changeId && present ? { changeId, before: stateBefore(present, undefined) } : undefined;
    await updatePreorder(db, { ...preorder, findings: findings.get(preorder.id) ?? preorder.findings, updatedAt: now }, mark);
  }
  const unrevised = changed.filter((preorder) => !revised.includes(preorder)).map(({ id }) => id);
  await setPreorderStatus(db, unrevised, { status: "active", now, changeId });
  await setPreorderStatus(db, removedIds, { status: "removed", now, changeId });
  return { permitted: true, gone: [...gone, ...removedIds] };
}
