import { listChangedPreorders, updatePreorder } from "~/db/queries/cart/preorders.server";
import { checkCartLimit } from "~/domain/cart/cart-rules";
import { checkTakeBack, takeBack } from "~/domain/cart/taken-back";
import { permitted, refused } from "~/domain/verdict";
import { signedIn } from "../access.server";
import { errorOf } from "../error-of.server";
import { changeCart } from "./change-cart.server";

/**
 * Undoes a removal or a change of quantities by its id: preorders, removed ones included, are as before. Undoing twice changes nothing.
 * Refused when they have been changed since, and for an unknown id (D35).
 */
export const restorePreorders = signedIn.cart.restore.handler(({ input, context, errors }) =>
  context.withTenant(async (db) => {
    const changed = await changeCart({ ...context, db }, input, async (cart, preorders) => {
      const { now } = context;
      const changed = await listChangedPreorders(db, cart.id, input.changeId);
      if (!checkTakeBack(changed, preorders).permitted) return refused("nothingToRestore");
      const restored = takeBack(changed);
      const limit = checkCartLimit([...preorders.filter(({ id }) => restored.every((each) => each.id !== id)), ...restored]);
      if (!limit.permitted) return limit;
      for (const preorder of restored)
        await updatePreorder(db, { ...preorder, updatedAt: now }, { changeId: input.changeId, before: null });
      return { ...permitted, gone: [] };
    });
    if (!changed.permitted) throw errorOf(errors, changed);
    return changed.answer;
  }),
);
