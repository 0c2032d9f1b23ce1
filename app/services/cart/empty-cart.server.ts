import { setPreorderStatus } from "~/db/queries/preorders.server";
import { signedIn } from "../access.server";
import { changeCart } from "./change-cart.server";

/** Removes every item of the open cart; what is saved for later is not in it and stays. */
export const emptyCart = signedIn.cart.empty.handler(({ input, context, errors }) =>
  changeCart({ ...context, errors }, input, async (db, _cart, preorders) => {
    const removed = preorders.filter(({ status }) => status !== "savedForLater").map(({ id }) => id);
    await setPreorderStatus(db, removed, {
      status: "removed",
      now: context.now,
      changeId: input.changeId,
    });
    return removed;
  }),
);
