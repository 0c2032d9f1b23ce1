import type { PracticeDb } from "~/db/database.server";
import { type ApprovalRow, answerApproval, findApproval, findApprovalOfCart } from "~/db/queries/approvals/approvals.server";
import { type CartRow, listUnorderedCartsOf, lockCart, setCartReturned } from "~/db/queries/cart/cart.server";
import { listCartPreorders, moveToCart, putAsideInCart, setPreorderStatus } from "~/db/queries/cart/preorders.server";
import { dropMailsAbout } from "~/db/queries/practice/outbox.server";
import type { SignedIn } from "~/domain/account/signed-in";
import type { ApprovalState } from "~/domain/approval/approval";
import { activePreorders, checkCartLimit } from "~/domain/cart/cart-rules";
import { secondCopies } from "~/domain/cart/find-copy";
import { lockOrOpenCart } from "../cart/cart-access.server";

/** Who answers an approval, how, and when. */
type Answer = { person: Pick<SignedIn, "id" | "firstName" | "lastName">; state: ApprovalState; words?: string; now: Date };

/**
 * Locks and returns an approval with its cart, so that of several answers at once the later ones see the first. Null when the practice has
 * none with this id.
 */
export async function lockApproval(db: PracticeDb, id: string): Promise<{ approval: ApprovalRow; cart: CartRow } | null> {
  const found = await findApproval(db, id);
  const cart = found && (await lockCart(db, found.cartId));
  const approval = cart && (await findApproval(db, id));
  return approval ? { approval, cart } : null;
}

/** Stores the answer to an approval, for which nobody is asked by mail any longer; returns its new state. */
export async function closeApproval(
  db: PracticeDb,
  approval: ApprovalRow,
  { person, state, words = "", now }: Answer,
): Promise<ApprovalRow> {
  const { id: answeredById, firstName: answeredByFirstName, lastName: answeredByLastName } = person;
  const answer = { state, answeredById, answeredByFirstName, answeredByLastName, answeredAt: now, words };
  await answerApproval(db, approval.id, answer);
  await dropMailsAbout(db, { subjectId: approval.id, template: "approvalAsked" }, now);
  return { ...approval, ...answer };
}

/**
 * Returns what waited for approval to its owner's open cart, next to what is there by now; saved for later when both together exceed the
 * limit of a cart (D21). A copy of an order that has another copy there by now no longer replaces it, and is saved for later too (D27).
 */
export async function returnCart(db: PracticeDb, { cart, approval }: { cart: CartRow; approval: ApprovalRow }, answer: Answer) {
  const { now } = answer;
  const owner = { id: cart.ownerId, tenantId: db.tenantId, locationIds: [cart.locationId] };
  const open = await lockOrOpenCart(db, { person: owner, now }, cart.locationId);
  const back = await listCartPreorders(db, cart.id);
  const present = await listCartPreorders(db, open.id);
  const copies = secondCopies(present, activePreorders(back)).map(({ id }) => id);
  const ids = activePreorders(back).flatMap(({ id }) => (copies.includes(id) ? [] : [id]));
  await putAsideInCart(db, copies, { cartId: open.id, now });
  await moveToCart(db, ids, open.id);
  const limit = checkCartLimit([...present, ...back.filter(({ id }) => ids.includes(id))]);
  if (!limit.permitted) await setPreorderStatus(db, ids, { status: "savedForLater", now });
  await setCartReturned(db, cart.id);
  return closeApproval(db, approval, answer);
}

/** Withdraws everything that a person sent for approval, so that it is in their open carts; a removal then passes those on. */
export async function takeBackAllOf(db: PracticeDb, ownerId: string, { person, now }: Omit<Answer, "state">): Promise<void> {
  for (const { id } of await listUnorderedCartsOf(db, ownerId)) {
    const cart = await lockCart(db, id);
    const approval = await findApprovalOfCart(db, id);
    if (cart?.status === "waiting" && approval) await returnCart(db, { cart, approval }, { person, state: "takenBack", now });
  }
}
