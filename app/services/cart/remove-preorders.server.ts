import { setPreorderStatus } from "~/db/queries/preorders.server";
import { signedIn } from "../access.server";
import { changeCart } from "./change-cart.server";
import { findCartPreorderIds } from "./find-cart-preorders.server";

/**
 * Removes preorders by their ids, or those of one patient that are in the cart (D62). Their ids are remembered,
 * so that a late add cannot bring them back. Ids that never were in one of the person's carts are not found.
 */
export const removePreorders = signedIn.cart.remove.handler(({ input, context, errors }) =>
  changeCart({ ...context, errors }, input, async (db, cart, preorders) => {
    const ofPatient = preorders.filter(
      ({ patientId, status }) => input.patientId !== undefined && patientId === input.patientId && status !== "savedForLater",
    );
    const asked = await findCartPreorderIds(db, { person: context.person, cart, preorders }, input.preorderIds ?? []);
    if (!asked) throw errors.notFound();
    const removed = [...new Set([...asked.present, ...ofPatient.map(({ id }) => id)])];
    await setPreorderStatus(db, removed, {
      status: "removed",
      now: context.now,
      changeId: input.changeId,
    });
    return [...removed, ...asked.gone];
  }),
);
