import type { PracticeDb } from "~/db/database.server";
import { listChangedPreorders, type StoredPreorder, setPreorderStatus, updatePreorder } from "~/db/queries/cart/preorders.server";
import { checkCartLimit } from "~/domain/cart/cart-rules";
import { type ChangedPreorder, stateBefore } from "~/domain/cart/taken-back";
import { isEmptyMerchandise, setQuantities } from "~/domain/order/map-lines";
import { boxesOf } from "~/domain/order/order-lines";
import { permitted, refused } from "~/domain/verdict";
import { signedIn } from "../access.server";
import type { SignedInContext } from "../call-context.server";
import { errorOf } from "../error-of.server";
import { findSyncedFindings } from "../prescription/sync-findings.server";
import { changeCart } from "./change-cart.server";
import { findCartPreorderIds } from "./find-cart-preorder-ids.server";

/**
 * Changes the quantities of lines, all or none; 0 removes the line, and the preorder with its last one (D62). Requesting the present
 * quantities changes nothing, so a form sent twice does no harm; an older revision is refused with the present quantity, unless the
 * change itself has made the newer one.
 */
export const changeQuantities = signedIn.cart.changeQuantities.handler(({ input, context, errors }) =>
  context.withTenant(async (db) => {
    const answered = await changeCart({ ...context, db }, input, async (cart, preorders) => {
      const ids = input.changes.map(({ preorderId }) => preorderId);
      const asked = await findCartPreorderIds(db, { person: context.person, cart, preorders }, ids);
      if (!asked) return refused("notFound");
      const { changeId } = input;
      const tried = new Map((changeId ? await listChangedPreorders(db, cart.id, changeId) : []).map((each) => [each.id, each]));
      // Newer revisions of these preorders were made by this change itself, when it was sent before.
      const changes = input.changes.map((each) => (tried.has(each.preorderId) ? { ...each, revision: undefined } : each));
      const changed: StoredPreorder[] = [];
      for (const preorder of preorders.filter(({ id }) => asked.present.includes(id))) {
        const verdict = setQuantities(preorder, changes);
        if (!verdict.permitted) return verdict;
        const { merchandise } = verdict;
        if (merchandise) changed.push({ ...preorder, merchandise, revision: preorder.revision + 1, updatedAt: context.now });
      }
      const after = preorders.map((each) => changed.find(({ id }) => id === each.id) ?? each);
      const limit = checkCartLimit(after);
      if (!limit.permitted && itemsOf(after) > itemsOf(preorders)) return limit;
      return {
        ...permitted,
        gone: [...(await writeChanged(db, { ...context, changeId }, { changed, preorders, tried })), ...asked.gone],
      };
    });
    if (!answered.permitted) throw errorOf(errors, answered);
    return answered.answer;
  }),
);

type Changes = {
  changed: readonly StoredPreorder[];
  preorders: readonly StoredPreorder[];
  /** What earlier tries of the same change have changed, by preorder. */
  tried: ReadonlyMap<string, ChangedPreorder>;
};

/** Stores the changed preorders, and removes those whose last line was taken out; returns the ids of the latter. */
async function writeChanged(
  db: PracticeDb,
  context: SignedInContext & { changeId: string | undefined },
  { changed, preorders, tried }: Changes,
): Promise<string[]> {
  const { now, changeId } = context;
  const known = new Map(preorders.map((preorder) => [preorder.id, preorder]));
  const findings = await findSyncedFindings(db, context, { written: changed, sent: [], known });
  const emptied = changed.filter(({ merchandise }) => isEmptyMerchandise(merchandise)).map(({ id }) => id);
  const removed = emptied.filter((id) => !tried.has(id));
  await setPreorderStatus(db, removed, { status: "removed", now, changeId });
  for (const preorder of changed.filter(({ id }) => !removed.includes(id))) {
    const present = known.get(preorder.id);
    const mark = changeId && present ? { changeId, before: stateBefore(present, tried.get(preorder.id)) } : undefined;
    const written = present && emptied.includes(preorder.id) ? { ...present, status: "removed" as const, updatedAt: now } : preorder;
    await updatePreorder(db, { ...written, findings: findings.get(preorder.id) ?? preorder.findings }, mark);
  }
  return emptied;
}

const itemsOf = (preorders: readonly StoredPreorder[]) => preorders.reduce((sum, preorder) => sum + boxesOf(preorder), 0);
