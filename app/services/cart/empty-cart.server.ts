import { setPreorderStatus } from "~/db/queries/cart/preorders.server";
import { permitted } from "~/domain/verdict";
import { signedIn } from "../access.server";
import { errorOf } from "../error-of.server";
import { changeCart } from "./change-cart.server";

/** Removes every item of the open cart; what is saved for later is not in it and stays. */
export const emptyCart = signedIn.cart.empty.handler(({ input, context, errors }) =>
  context.withTenant(async (db) => {
    const changed = await changeCart({ ...context, db }, input, async (_cart, preorders) => {
      const removed = preorders.filter(({ status }) => status !== "savedForLater").map(({ id }) => id);
      await setPreorderStatus(db, removed, {
        status: "removed",
        now: context.now,
        changeId: input.changeId,
      });
      return { ...permitted, gone: removed };
    });
    if (!changed.permitted) throw errorOf(errors, changed);
    return changed.answer;
  }),
);
