import { setPreorderStatus, updatePreorder } from "~/db/queries/preorders.server";
import { checkCartLimit } from "~/domain/order/cart";
import { isEmptyMerchandise, mapLines } from "~/domain/order/map-lines";
import { linesOf, solutionsOf } from "~/domain/order/order-lines";
import { signedIn } from "../access.server";
import { changeCart } from "./change-cart.server";
import { findCartPreorderIds } from "./find-cart-preorders.server";

/**
 * Changes the quantity of one line; 0 removes the line, and the preorder with its last one (spec section 4). Asking for what
 * is there already changes nothing, so a form sent twice does no harm; an older revision is refused with the present quantity.
 */
export const changeQuantity = signedIn.cart.changeQuantity.handler(({ input, context, errors }) =>
  changeCart(context, input, errors, async (tx, cart, preorders) => {
    const { tenantId } = context.person;
    const asked = await findCartPreorderIds(tx, context.person, cart, preorders, [input.preorderId]);
    if (!asked) throw errors.notFound();
    const preorder = preorders.find(({ id }) => id === input.preorderId);
    if (!preorder) return asked.gone;
    const line = [...linesOf(preorder), ...solutionsOf(preorder)].find(({ id }) => id === input.lineId);
    if ((line?.quantity ?? 0) === input.quantity) return [];
    const isStale = input.revision !== undefined && input.revision !== preorder.revision;
    if (!line || isStale) throw errors.changedElsewhere({ data: { quantity: line?.quantity ?? null } });

    const { quantity } = input;
    const merchandise = mapLines(preorder.merchandise, (each) =>
      each.id !== input.lineId ? each : quantity > 0 ? { ...each, quantity } : null,
    );
    if (isEmptyMerchandise(merchandise)) {
      await setPreorderStatus(tx, tenantId, [preorder.id], "removed", context.now);
      return [preorder.id];
    }
    const changed = { ...preorder, merchandise, revision: preorder.revision + 1, updatedAt: context.now };
    const limit = checkCartLimit(preorders.map((each) => (each.id === changed.id ? changed : each)));
    if (!limit.permitted && quantity > line.quantity) throw errors.cartLimit({ data: limit.values });
    await updatePreorder(tx, tenantId, changed);
    return [];
  }),
);
