import type { PracticeDb } from "~/db/database.server";
import { findApprovalRule } from "~/db/queries/approvals/approval-rules.server";
import type { CartRow } from "~/db/queries/cart/cart.server";
import { findHeldCart, type HeldCart } from "~/db/queries/cart/held-cart.server";
import type { StoredPreorder } from "~/db/queries/cart/preorders.server";
import { lockShelves, type ShelfKey } from "~/db/queries/catalogue/stock.server";
import type { UserRow } from "~/db/queries/people/people.server";
import { lockCounter } from "~/db/queries/practice/counters.server";
import { together } from "~/db/together.server";
import { needsApproval } from "~/domain/approval/approval-rule";
import { activePreorders } from "~/domain/cart/cart-rules";
import { checkHold } from "~/domain/cart/hold";
import { linesOf, solutionsOf } from "~/domain/order/order-lines";
import type { StoredReceipt } from "~/domain/order/receipt";
import { refused } from "~/domain/verdict";
import { ownApprovalAbove } from "~/services/approvals/own-approval-above.server";
import { appraiseCart } from "~/services/cart/appraise-cart.server";
import { lockOwnCart } from "~/services/cart/cart-access.server";
import { holdOf, moneyIn } from "~/services/cart/cart-answer.server";
import { loadSurroundings } from "~/services/cart/cart-surroundings.server";
import { scopeOf } from "~/services/cart/load-appraised-cart.server";
import { type Catalogue, loadPracticeCatalogue } from "~/services/catalogue/load-catalogue.server";
import { cancelReplacedOrders, lockReplacedOrders, shelfKeysOfOrders } from "./cancel-replaced-orders.server";
import { type ApprovalNeeded, type CheckoutRefusal, checkSubmission, type Shown } from "./check-submission.server";
import { actorOf, type CheckoutCaller, type Submission } from "./checkout-caller.server";
import { findOrderer } from "./confirmation-mail.server";
import { type CheckedCart, placeOrders } from "./place-orders.server";

type Ordered = { permitted: true; receipt: StoredReceipt };

/**
 * Orders the reviewed cart, or nothing (orderLockedCart). The same cart and hold always return the stored receipt (D24). Refuses what needs
 * approval (D96).
 */
export async function orderCart(
  db: PracticeDb,
  caller: CheckoutCaller,
  submission: Submission,
): Promise<Ordered | CheckoutRefusal | ApprovalNeeded> {
  const { person, edition, now } = caller;
  const [cart, loaded, rule] = await together(
    lockOwnCart(db, person, submission.cartId),
    loadUnderLocks(db, caller, submission.cartId),
    findApprovalRule(db),
  );
  if (!cart || cart.status === "returned") return refused("cartNotFound");
  if (cart.receipt) {
    const isOfThisHold = submission.holdId === undefined || submission.holdId === cart.orderedHoldId;
    if (!isOfThisHold) return refused("reviewChanged", { changes: [] });
    return { permitted: true, receipt: cart.receipt };
  }
  const approvalNeeded = (above: number | null) => refused("approvalNeeded", { aboveAmount: moneyIn(edition)(above ?? 0) });
  if (cart.status === "waiting") return approvalNeeded(await ownApprovalAbove(db, caller, cart.locationId));
  const held = checkHold({ hold: holdOf(cart) }, submission.holdId, now);
  if (!held.permitted) return held.code === "checkoutExpired" ? refused("checkoutExpired") : refused("reviewChanged", { changes: [] });
  const checked = await checkLockedCart(db, caller, { cart, ...loaded }, submission);
  if (!checked.permitted) return checked;
  // What is left of the budget is counted once replaced orders are cancelled.
  const above = await ownApprovalAbove(db, caller, cart.locationId, rule);
  if (needsApproval(above, checked.facts.appraised.totals.gross)) return approvalNeeded(above);
  return { permitted: true, receipt: await placeOrders(db, caller, checked.facts) };
}

/** What is needed to order a cart, besides itself. */
type Agreed = Pick<Shown, "acceptTerms" | "acceptedChanges">;

/** Orders an approved, locked cart as checkout does. */
export async function orderLockedCart(
  db: PracticeDb,
  caller: CheckoutCaller,
  cart: CartRow,
  agreed: Agreed,
): Promise<Ordered | CheckoutRefusal> {
  const loaded = await loadUnderLocks(db, caller, cart.id);
  const checked = await checkLockedCart(db, caller, { cart, ...loaded }, agreed);
  return checked.permitted ? { permitted: true, receipt: await placeOrders(db, caller, checked.facts) } : checked;
}

type LoadedUnderLocks = { held: HeldCart | null; nextNumber: number; orderer: UserRow | null; catalogue: Catalogue };

/** Locks the practice's numbers once its cart is locked, and reads the cart as it is then, and who orders it. */
async function loadUnderLocks(db: PracticeDb, { person, edition }: CheckoutCaller, cartId: string): Promise<LoadedUnderLocks> {
  const [nextNumber, held, orderer, { catalogue }] = await together(
    lockCounter(db, "confirmation"),
    findHeldCart(db, cartId),
    findOrderer(db, person),
    loadPracticeCatalogue(db, edition.code),
  );
  return { held, nextNumber, orderer, catalogue };
}

/**
 * Checks a locked cart in one transaction under the locks of the cart, the practice's numbers, the replaced orders and the stock, taken in
 * this order. Prices, stock and promises are read again under these locks (D25). A refusal must roll back the transaction, because replaced
 * orders are cancelled before the last check.
 */
async function checkLockedCart(
  db: PracticeDb,
  caller: CheckoutCaller,
  { cart, held, catalogue, ...loaded }: LoadedUnderLocks & { cart: CartRow },
  agreed: Agreed,
): Promise<{ permitted: true; facts: CheckedCart } | CheckoutRefusal> {
  const { edition, now } = caller;
  const { preorders, patients } = held ?? { preorders: [], patients: new Map() };
  const active = activePreorders(preorders);
  if (active.length === 0) return refused("cartEmpty");
  const replaced = await lockReplacedOrders(db, active, now);
  const lateIds = new Set(replaced.late.map(({ id }) => id));
  const ordered = active.filter(({ id }) => !lateIds.has(id));
  if (ordered.length === 0) return refused("changeWindowClosed", { preorderIds: [...lateIds] });

  const locked = await lockShelves(db, edition.code, [
    ...shelfKeysOf(ordered, catalogue),
    ...shelfKeysOfOrders(replaced.cancelled, catalogue),
  ]);
  await cancelReplacedOrders(db, { person: actorOf(caller), edition, now }, { orders: replaced.cancelled, levels: locked });
  const surroundings = await loadSurroundings(db, scopeOf(caller), {
    ...{ locationId: cart.locationId, preorders: ordered, patients },
    levels: replaced.cancelled.length === 0 ? locked : undefined,
  });
  const appraised = appraiseCart(ordered, surroundings, scopeOf(caller));
  const review = { lines: (cart.review?.lines ?? []).filter(({ preorderId }) => !lateIds.has(preorderId)) };
  const checked = checkSubmission(appraised, { ...agreed, review });
  if (!checked.permitted) return checked;
  return { permitted: true, facts: { ...loaded, cart, preorders, late: replaced.late, appraised, surroundings, cheaper: checked.cheaper } };
}

/** Returns the stock that these preorders use; made-to-order lenses use none. */
function shelfKeysOf(preorders: readonly StoredPreorder[], { stockRules }: Catalogue): ShelfKey[] {
  const products = preorders.flatMap((preorder) => [
    ...linesOf(preorder).map(({ seriesId, productId }) => ({ itemId: seriesId, productId: productId ?? "" })),
    ...solutionsOf(preorder).map(({ solutionId }) => ({ itemId: solutionId, productId: solutionId })),
  ]);
  return products.flatMap((product) => {
    const rule = stockRules.get(product.itemId);
    return rule && !rule.madeToOrder ? [{ ...product, onHandByDefault: rule.onHandByDefault }] : [];
  });
}
