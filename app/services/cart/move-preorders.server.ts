import { type StoredPreorder, setPreorderStatus } from "~/db/queries/preorders.server";
import { checkCartLimit } from "~/domain/order/cart-rules";
import type { PreorderStatus } from "~/domain/order/preorder";
import { signedIn } from "../access.server";
import { changeCart } from "./change-cart.server";
import { findCartPreorderIds } from "./find-cart-preorders.server";

/**
 * Saves preorders for later, or moves them back into the cart while it has room for them (D21). Ids that are gone are returned and
 * otherwise ignored.
 */
export const saveForLater = signedIn.cart.saveForLater.handler(({ input, context, errors }) =>
  changeCart({ ...context, errors }, input, async (db, cart, preorders) => {
    const asked = await findCartPreorderIds(db, { person: context.person, cart, preorders }, input.preorderIds);
    if (!asked) throw errors.notFound();
    const status = input.saved ? "savedForLater" : "active";
    const limit = checkCartLimit(withStatus(preorders, asked.present, status));
    if (!limit.permitted) throw errors.cartLimit({ data: limit.values });
    await setPreorderStatus(db, asked.present, { status, now: context.now });
    return asked.gone;
  }),
);

/** Marks preorders for deletion, or unmarks them; what is saved for later stays there. */
export const markForDeletion = signedIn.cart.markForDeletion.handler(({ input, context, errors }) =>
  changeCart({ ...context, errors }, input, async (db, cart, preorders) => {
    const asked = await findCartPreorderIds(db, { person: context.person, cart, preorders }, input.preorderIds);
    if (!asked) throw errors.notFound();
    const status = input.marked ? "markedForDeletion" : "active";
    const inCart = new Set(preorders.filter((preorder) => preorder.status !== "savedForLater").map(({ id }) => id));
    const moved = asked.present.filter((id) => inCart.has(id));
    const limit = checkCartLimit(withStatus(preorders, moved, status));
    if (!limit.permitted) throw errors.cartLimit({ data: limit.values });
    await setPreorderStatus(db, moved, { status, now: context.now });
    return asked.gone;
  }),
);

function withStatus(preorders: readonly StoredPreorder[], ids: readonly string[], status: PreorderStatus): StoredPreorder[] {
  return preorders.map((preorder) => (ids.includes(preorder.id) ? { ...preorder, status } : preorder));
}
