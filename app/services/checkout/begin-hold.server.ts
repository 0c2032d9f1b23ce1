import { v7 as newId } from "uuid";
import type { PracticeDb } from "~/db/database.server";
import { leave } from "~/db/leave.server";
import { type CartRow, setCartHold } from "~/db/queries/cart/cart.server";
import { activePreorders } from "~/domain/cart/cart-rules";
import { type Hold, startHold } from "~/domain/cart/hold";
import type { SignedInContext } from "~/services/call-context.server";
import { reviewOf } from "~/services/cart/appraise-cart.server";
import type { CartWithSurroundings } from "~/services/cart/load-appraised-cart.server";
import { hashOf } from "~/services/session/session-token.server";

/**
 * Starts a hold of this session on a locked cart and stores what its review shows (D23, D25); a running hold ends. Null for a cart with
 * nothing to order, which gets no hold.
 */
export async function beginHold(
  db: PracticeDb,
  { person, now }: Pick<SignedInContext, "person" | "now">,
  cart: Pick<CartRow, "id">,
  { appraised }: Pick<CartWithSurroundings, "appraised">,
): Promise<Hold | null> {
  const hold =
    activePreorders(appraised.preorders.map(({ preorder }) => preorder)).length === 0 ? null : startHold(newId(), now, person.endsAt);
  await leave(db, setCartHold(db, cart.id, hold && { hold, review: { ...reviewOf(appraised), sessionId: hashOf(person.sessionIdHash) } }));
  return hold;
}

/** Returns the cart's row with this hold, or without one. */
export function underHold(cart: CartRow, hold: Hold | null): CartRow {
  return { ...cart, holdId: hold?.id ?? null, holdExpiresAt: hold?.expiresAt ?? null };
}
