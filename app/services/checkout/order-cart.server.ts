import type { PracticeDb } from "~/db/database.server";
import { getHeldCart } from "~/db/queries/cart/held-cart.server";
import type { StoredPreorder } from "~/db/queries/cart/preorders.server";
import { lockShelves, type ShelfKey } from "~/db/queries/catalogue/stock.server";
import { reservedBoxesOf } from "~/db/queries/orders/replaced-orders.server";
import { lockCounter } from "~/db/queries/practice/counters.server";
import { activePreorders } from "~/domain/cart/cart-rules";
import { checkHold } from "~/domain/cart/hold";
import { linesOf, solutionsOf } from "~/domain/order/order-lines";
import type { StoredReceipt } from "~/domain/order/receipt";
import { refused } from "~/domain/verdict";
import { appraiseCart } from "~/services/cart/appraise-cart.server";
import { lockOwnCart } from "~/services/cart/cart-access.server";
import { holdOf } from "~/services/cart/cart-answer.server";
import { loadSurroundings } from "~/services/cart/cart-surroundings.server";
import { scopeOf } from "~/services/cart/read-cart.server";
import { type Catalogue, loadCatalogue } from "~/services/catalogue/load-catalogue.server";
import { cancelReplacedOrders, lockReplacedOrders } from "./cancel-replaced-orders.server";
import { type CheckoutRefusal, checkSubmission } from "./check-submission.server";
import type { CheckoutCaller, Submission } from "./checkout-caller.server";
import { placeOrders } from "./place-orders.server";

/**
 * Orders what the reviewed cart holds, or nothing; in one transaction under the locks of the cart, the practice's numbers, the
 * replaced orders and the shelves, taken in this order. Prices, shelves and promises are read again under these locks
 * (D25). The same cart and hold return the receipt that was stored then, permanently (D24). A refusal is to undo the transaction: the
 * replaced orders are cancelled before the last check.
 */
export async function orderCart(
  db: PracticeDb,
  caller: CheckoutCaller,
  submission: Submission,
): Promise<{ permitted: true; receipt: StoredReceipt } | CheckoutRefusal> {
  const { person, edition, now } = caller;
  const cart = await lockOwnCart(db, person, submission.cartId);
  if (!cart) return refused("cartNotFound");
  if (cart.receipt) {
    const isOfThisHold = submission.holdId === undefined || submission.holdId === cart.orderedHoldId;
    if (!isOfThisHold) return refused("reviewChanged", { changes: [] });
    return { permitted: true, receipt: cart.receipt };
  }
  const held = checkHold({ hold: holdOf(cart) }, submission.holdId, now);
  if (!held.permitted) return held.code === "checkoutExpired" ? refused("checkoutExpired") : refused("reviewChanged", { changes: [] });

  const { preorders, patients } = await getHeldCart(db, cart.id);
  const active = activePreorders(preorders);
  if (active.length === 0) return refused("cartEmpty");
  await lockCounter(db, "confirmation");
  const replaced = await lockReplacedOrders(db, active, now);
  const lateIds = new Set(replaced.late.map(({ id }) => id));
  const ordered = active.filter(({ id }) => !lateIds.has(id));
  if (ordered.length === 0) return refused("changeWindowClosed", { preorderIds: [...lateIds] });

  const catalogue = await loadCatalogue(db.tx, edition.code);
  await lockShelves(db.tx, edition.code, [
    ...shelfKeysOf(ordered, catalogue),
    ...replaced.cancelled.flatMap(reservedBoxesOf).map((box) => ({ ...box, onHandByDefault: 0 })),
  ]);
  await cancelReplacedOrders(db, caller, replaced.cancelled);
  const surroundings = await loadSurroundings(db, scopeOf(caller), { locationId: cart.locationId, preorders: ordered, patients });
  const appraised = appraiseCart(ordered, surroundings, scopeOf(caller));
  const shown = { lines: (cart.review?.lines ?? []).filter(({ preorderId }) => !lateIds.has(preorderId)) };
  const checked = checkSubmission(appraised, shown, submission.acceptTerms);
  if (!checked.permitted) return checked;
  const facts = { cart, preorders, late: replaced.late, appraised, surroundings, cheaper: checked.cheaper };
  return { permitted: true, receipt: await placeOrders(db, caller, facts) };
}

/** The shelves that these preorders take from; what is made to order is on none. */
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
