import { type StoredPreorder, setPreorderStatus, updatePreorder } from "~/db/queries/preorders.server";
import { checkCartLimit } from "~/domain/order/cart-rules";
import { isEmptyMerchandise, mapLines } from "~/domain/order/map-lines";
import { boxesOf, linesOf, solutionsOf } from "~/domain/order/order-lines";
import { signedIn } from "../access.server";
import { findSyncedFindings } from "../prescription/sync-findings.server";
import { changeCart } from "./change-cart.server";
import { findCartPreorderIds } from "./find-cart-preorders.server";

/**
 * Changes the quantities of lines, all of them or none; 0 removes the line, and the preorder with its last one (D62). Asking
 * for what is there already changes nothing, so a form sent twice does no harm; an older revision is refused with the present quantity.
 */
export const changeQuantities = signedIn.cart.changeQuantities.handler(({ input, context, errors }) =>
  changeCart({ ...context, errors }, input, async (db, cart, preorders) => {
    const { now } = context;
    const { changeId } = input;
    /** The preorder with its new quantities; null when it has them already. */
    const withQuantities = (preorder: StoredPreorder): StoredPreorder | null => {
      const present = new Map([...linesOf(preorder), ...solutionsOf(preorder)].map(({ id, quantity }) => [id, quantity]));
      const wanted = input.changes.filter(
        ({ preorderId, lineId, quantity }) => preorderId === preorder.id && (present.get(lineId) ?? 0) !== quantity,
      );
      for (const { lineId, revision } of wanted) {
        const quantity = present.get(lineId) ?? null;
        const isStale = revision !== undefined && revision !== preorder.revision;
        if (quantity === null || isStale) throw errors.changedElsewhere({ data: { quantity } });
      }
      if (wanted.length === 0) return null;
      const quantities = new Map(wanted.map(({ lineId, quantity }) => [lineId, quantity]));
      const merchandise = mapLines(preorder.merchandise, (line) => {
        const quantity = quantities.get(line.id) ?? line.quantity;
        return quantity > 0 ? { ...line, quantity } : null;
      });
      return { ...preorder, merchandise, revision: preorder.revision + 1, updatedAt: now };
    };

    const ids = input.changes.map(({ preorderId }) => preorderId);
    const asked = await findCartPreorderIds(db, { person: context.person, cart, preorders }, ids);
    if (!asked) throw errors.notFound();
    const changed = asked.present.flatMap((id) => {
      const preorder = preorders.find((each) => each.id === id);
      return preorder ? (withQuantities(preorder) ?? []) : [];
    });
    const known = new Map(preorders.map((preorder) => [preorder.id, preorder]));
    const findings = await findSyncedFindings(db, context, { written: changed, sent: [], known });
    const after = preorders.map((each) => changed.find(({ id }) => id === each.id) ?? each);
    const limit = checkCartLimit(after);
    if (!limit.permitted && itemsOf(after) > itemsOf(preorders)) throw errors.cartLimit({ data: limit.values });
    const emptied = changed.filter(({ merchandise }) => isEmptyMerchandise(merchandise)).map(({ id }) => id);
    await setPreorderStatus(db, emptied, { status: "removed", now, changeId });
    for (const preorder of changed.filter(({ id }) => !emptied.includes(id))) {
      const before = known.get(preorder.id);
      const found = findings.get(preorder.id) ?? preorder.findings;
      await updatePreorder(db, { ...preorder, findings: found }, changeId && before ? { changeId, before: pickBefore(before) } : undefined);
    }
    return [...emptied, ...asked.gone];
  }),
);

const pickBefore = ({ status, merchandise }: StoredPreorder) => ({ status, merchandise });

const itemsOf = (preorders: readonly StoredPreorder[]) => preorders.reduce((sum, preorder) => sum + boxesOf(preorder), 0);
