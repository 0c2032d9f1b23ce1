import { setPreorderStatus } from "~/db/queries/cart/preorders.server";
import { permitted, refused } from "~/domain/verdict";
import { signedIn } from "../access.server";
import { errorOf } from "../error-of.server";
import { changeCart } from "./change-cart.server";
import { findCartPreorderIds } from "./find-cart-preorder-ids.server";

/**
 * Removes preorders by id, or those of one patient in the cart (D62). Their ids are stored, so that a late add cannot bring them back. Ids
 * that were never in one of the person's carts are not found.
 */
export const removePreorders = signedIn.cart.remove.handler(({ input, context, errors }) =>
  context.withTenant(async (db) => {
    const changed = await changeCart({ ...context, db }, input, async (cart, preorders) => {
      const ofPatient = preorders.filter(
        ({ patientId, status }) => input.patientId !== undefined && patientId === input.patientId && status !== "savedForLater",
      );
      const asked = await findCartPreorderIds(db, { person: context.person, cart, preorders }, input.preorderIds ?? []);
      if (!asked) return refused("notFound");
      const removed = [...new Set([...asked.present, ...ofPatient.map(({ id }) => id)])];
      await setPreorderStatus(db, removed, {
        status: "removed",
        now: context.now,
        changeId: input.changeId,
      });
      return { ...permitted, gone: [...removed, ...asked.gone] };
    });
    if (!changed.permitted) throw errorOf(errors, changed);
    return changed.answer;
  }),
);
