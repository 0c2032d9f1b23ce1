import { listChangedPreorders, updatePreorder } from "~/db/queries/preorders.server";
import { checkCartLimit } from "~/domain/order/cart-rules";
import { checkTakeBack, takeBack } from "~/domain/order/taken-back";
import { permitted, refused } from "~/domain/verdict";
import { signedIn } from "../access.server";
import { errorOf } from "../error-of.server";
import { changeCart } from "./change-cart.server";

/**
 * Takes a removal or a change of quantities back by the id it was made with: preorders return as they were, also removed ones. A second
 * time changes nothing. Refused when something has changed them since, as an id that nobody gave (D35).
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
