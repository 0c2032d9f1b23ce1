import type { PracticeDb } from "~/db/database.server";
import { listCartPreorders, setPreorderStatus } from "~/db/queries/cart/preorders.server";
import { checkCartLimit, checkCartOpen } from "~/domain/cart/cart-rules";
import { findCopy } from "~/domain/cart/find-copy";
import type { SignedInContext } from "../call-context.server";
import { lockOrOpenCart } from "../cart/cart-access.server";
import { holdOf } from "../cart/cart-answer.server";
import type { SyncRefusal } from "../cart/sync-refusal.server";

type Opened = { permitted: true; preorderId: string | null } | Extract<SyncRefusal, { code: "cartLocked" | "cartLimit" }>;

/**
 * Returns the copy that is to replace an order (D27) in the person's cart at a location, as it was edited there; null when there is none.
 * One that was saved for later or marked for deletion becomes active, if the cart can be changed and has room for it (D21, D23).
 */
export async function openCopy(
  db: PracticeDb,
  { person, now }: Pick<SignedInContext, "person" | "now">,
  { locationId, orderId }: { locationId: string; orderId: string },
): Promise<Opened> {
  const cart = await lockOrOpenCart(db, { person, now }, locationId);
  const preorders = await listCartPreorders(db, cart.id);
  const copy = findCopy(preorders, orderId);
  if (!copy || copy.status === "active") return { permitted: true, preorderId: copy?.id ?? null };
  const open = checkCartOpen({ hold: holdOf(cart) }, now);
  if (!open.permitted) return open;
  const limit = checkCartLimit(preorders.map((each) => (each === copy ? { ...each, status: "active" as const } : each)));
  if (!limit.permitted) return limit;
  await setPreorderStatus(db, [copy.id], { status: "active", now });
  return { permitted: true, preorderId: copy.id };
}
