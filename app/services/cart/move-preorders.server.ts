import { type StoredPreorder, setPreorderStatus } from "~/db/queries/cart/preorders.server";
import { checkCartLimit } from "~/domain/cart/cart-rules";
import type { PreorderStatus } from "~/domain/order/preorder";
import { permitted, refused } from "~/domain/verdict";
import { signedIn } from "../access.server";
import { errorOf } from "../error-of.server";
import { changeCart } from "./change-cart.server";
import { findCartPreorderIds } from "./find-cart-preorders.server";

/**
 * Saves preorders for later, or moves them back into the cart while it has room for them (D21). Ids that are gone are returned and
 * otherwise ignored.
 */
export const saveForLater = signedIn.cart.saveForLater.handler(({ input, context, errors }) =>
  context.withTenant(async (db) => {
    const changed = await changeCart({ ...context, db }, input, async (cart, preorders) => {
      const asked = await findCartPreorderIds(db, { person: context.person, cart, preorders }, input.preorderIds);
      if (!asked) return refused("notFound");
      const status = input.saved ? "savedForLater" : "active";
      const limit = checkCartLimit(withStatus(preorders, asked.present, status));
      if (!limit.permitted) return limit;
      await setPreorderStatus(db, asked.present, { status, now: context.now });
      return { ...permitted, gone: asked.gone };
    });
    if (!changed.permitted) throw errorOf(errors, changed);
    return changed.answer;
  }),
);

/** Marks preorders for deletion, or unmarks them; what is saved for later stays there. */
export const markForDeletion = signedIn.cart.markForDeletion.handler(({ input, context, errors }) =>
  context.withTenant(async (db) => {
    const changed = await changeCart({ ...context, db }, input, async (cart, preorders) => {
      const asked = await findCartPreorderIds(db, { person: context.person, cart, preorders }, input.preorderIds);
      if (!asked) return refused("notFound");
      const status = input.marked ? "markedForDeletion" : "active";
      const inCart = new Set(preorders.filter((preorder) => preorder.status !== "savedForLater").map(({ id }) => id));
      const moved = asked.present.filter((id) => inCart.has(id));
      const limit = checkCartLimit(withStatus(preorders, moved, status));
      if (!limit.permitted) return limit;
      await setPreorderStatus(db, moved, { status, now: context.now });
      return { ...permitted, gone: asked.gone };
    });
    if (!changed.permitted) throw errorOf(errors, changed);
    return changed.answer;
  }),
);

function withStatus(preorders: readonly StoredPreorder[], ids: readonly string[], status: PreorderStatus): StoredPreorder[] {
  return preorders.map((preorder) => (ids.includes(preorder.id) ? { ...preorder, status } : preorder));
}
