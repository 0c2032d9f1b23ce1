import type { PracticeDb } from "~/db/database.server";
import type { CartRow } from "~/db/queries/cart/cart.server";
import { getHeldCart } from "~/db/queries/cart/held-cart.server";
import { listCartPreorders, type StoredPreorder } from "~/db/queries/cart/preorders.server";
import { together } from "~/db/together.server";
import { checkCartOpen } from "~/domain/cart/cart-rules";
import { permitted, refused } from "~/domain/verdict";
import type { SignedInContext } from "../call-context.server";
import { lockOwnOpenCart } from "./cart-access.server";
import { type ChangedAnswer, holdOf } from "./cart-answer.server";
import { finishCartChange } from "./finish-cart-change.server";

type Context = Pick<SignedInContext, "person" | "edition" | "now" | "workplaceAt"> & { db: PracticeDb };
type Refused = { permitted: false; code: string; values: unknown };
type Closed =
  | { permitted: false; code: "cartNotFound"; values: undefined }
  | { permitted: false; code: "cartLocked"; values: { until: Date } };

/** The result of a change: `gone` are the ids of preorders that it removed permanently, or that were gone before. */
type Changed = { permitted: true; gone: readonly string[] };

/**
 * Changes a person's open cart: locks it, refuses while a checkout hold is running (D23), changes it, and returns its new state, or the
 * refusal of the change. A page that shows the cart sends its hold: that one ends and a new one starts (D56). A cart that belongs to
 * somebody else, was ordered, or does not exist is not found.
 */
export async function changeCart<Outcome extends Changed | Refused>(
  { db, ...context }: Context,
  { cartId, holdId }: { cartId: string; holdId?: string },
  change: (cart: CartRow, preorders: StoredPreorder[]) => Promise<Outcome>,
): Promise<{ permitted: true; answer: ChangedAnswer } | Closed | Extract<Outcome, Refused>> {
  const [cart, preorders] = await together(lockOwnOpenCart(db, context.person, cartId), listCartPreorders(db, cartId));
  if (!cart) return refused("cartNotFound");
  const open = checkCartOpen({ hold: holdOf(cart) }, context.now, holdId);
  if (!open.permitted) return open;
  const changed = await change(cart, preorders);
  if (!changed.permitted) return changed as Extract<Outcome, Refused>;
  const held = await getHeldCart(db, cart.id);
  const { answer } = await finishCartChange(db, context, held, { gone: changed.gone, beginsHold: holdId !== undefined });
  return { ...permitted, answer };
}
