import { v7 as newId } from "uuid";
import type { PracticeDb } from "~/db/database.server";
import { leave } from "~/db/leave.server";
import { type CartRow, setCartOrdered } from "~/db/queries/cart/cart.server";
import { deleteOrderedDrafts } from "~/db/queries/cart/kept-forms.server";
import { moveToCart, putAsideInCart, type StoredPreorder, setPreorderStatus } from "~/db/queries/cart/preorders.server";
import { takeFromShelves } from "~/db/queries/catalogue/stock.server";
import { insertPlacedOrders, type OrderRows } from "~/db/queries/orders/insert-orders.server";
import { recordPatientOrders } from "~/db/queries/orders/supply.server";
import type { UserRow } from "~/db/queries/people/people.server";
import { raiseCounter } from "~/db/queries/practice/counters.server";
import { together } from "~/db/together.server";
import { marketDayOf } from "~/domain/calendar/market-time";
import { monthOf } from "~/domain/calendar/months";
import type { CalendarDay } from "~/domain/edition";
import { confirmationNumber } from "~/domain/order/confirmation-number";
import { statedEndOf } from "~/domain/order/placed-order";
import type { StoredReceipt } from "~/domain/order/receipt";
import { recordAudit } from "~/services/audit/record-audit.server";
import type { AppraisedCart } from "~/services/cart/appraise-cart.server";
import { lockOrOpenCart } from "~/services/cart/cart-access.server";
import type { CartSurroundings } from "~/services/cart/cart-surroundings.server";
import { sumByProduct } from "~/services/cart/sum-by-product.server";
import { messageIdAt } from "~/services/outbox/message-id.server";
import { type BuiltOrder, buildOrder, partsOf, type TakeNumber } from "./build-order.server";
import type { NamedChange } from "./check-submission.server";
import { actorOf, type CheckoutCaller } from "./checkout-caller.server";
import { confirmationMail } from "./confirmation-mail.server";
import { receiptOf } from "./receipt-of.server";

/**
 * What was checked and is ordered now; `late` are preorders that can no longer replace their orders, `nextNumber` is the next of the
 * practice's locked numbers, `orderer` is null for an operator.
 */
export type CheckedCart = {
  cart: CartRow;
  nextNumber: number;
  orderer: UserRow | null;
  preorders: readonly StoredPreorder[];
  late: readonly StoredPreorder[];
  appraised: AppraisedCart;
  surroundings: CartSurroundings;
  cheaper: NamedChange[];
};

/** Writes the orders of a checked cart, takes their boxes from the locked stock, and closes the cart with its receipt. */
export async function placeOrders(db: PracticeDb, caller: CheckoutCaller, checked: CheckedCart): Promise<StoredReceipt> {
  const { person, edition, now } = caller;
  const { tenantId } = person;
  const { cart, appraised, surroundings, orderer } = checked;
  const { workplace } = surroundings;
  const takeNumber = numberTaker(checked);
  const cartConfirmationNum = takeNumber();
  const facts = { cart, cartConfirmationNum, person, edition, workplace, now, takeNumber, newId: () => newId() };
  const built = appraised.preorders.map((each) => buildOrder(each, facts));
  const receipt = receiptOf(built, { ...checked, catalogue: surroundings.catalogue }, { ...facts, approver: caller.approver });
  const mail = await confirmationMail(db, { ...caller, user: orderer }, workplace, receipt);
  const rows: OrderRows = {
    orders: built.map(({ order }) => order),
    transactions: built.flatMap(({ transactions }) => transactions),
    words: built.flatMap(({ words }) => words),
    use: usedBoxes(built, caller, cart),
    messages: [
      ...built.map(({ order }) => handOverOf(order)),
      { tenantId, id: messageIdAt(now), kind: "mail", subjectId: cart.id, payload: mail, availableAt: now },
    ],
  };
  const patientIds = built.flatMap(({ order }) => order.patientId ?? []);
  await leave(
    db,
    raiseCounter(db, "confirmation", numbersOf(checked)),
    insertPlacedOrders(db.tx, rows),
    recordPatientOrders(db, patientIds, prescriptionEnds(built)),
    takeFromShelves(db.tx, edition.code, takenBoxes(appraised)),
    closeCart(db, caller, checked, receipt),
    deleteOrderedDrafts(
      db,
      cart.ownerId,
      appraised.preorders.map(({ preorder }) => preorder.id),
    ),
  );
  await keepUnordered(db, caller, checked);
  recordAudit(db, actorOf(caller), { action: "ordered", subjectKind: "cart", subjectId: cart.id }, now);
  return receipt;
}

/** Returns the last days of the prescriptions that the orders state, by patient. */
function prescriptionEnds(built: readonly BuiltOrder[]): Map<string, CalendarDay> {
  return new Map(
    built.flatMap(({ order, transactions }): [string, CalendarDay][] => {
      const endsOn = statedEndOf(transactions);
      return order.patientId && endsOn ? [[order.patientId, endsOn]] : [];
    }),
  );
}

/** Returns how many numbers a checkout takes: for the cart, its orders and their transactions. */
function numbersOf({ appraised }: CheckedCart): number {
  return 1 + appraised.preorders.length + appraised.preorders.reduce((sum, each) => sum + partsOf(each).length, 0);
}

/**
 * Returns the numbers of a checkout one by one. Carts, orders and transactions share one running number of the practice, so that each number
 * is unique (D24).
 */
function numberTaker({ nextNumber, surroundings }: CheckedCart): TakeNumber {
  const { letters, practiceNumber } = surroundings.workplace.tenant;
  let next = nextNumber;
  return () => {
    const number = next;
    next += 1;
    return confirmationNumber(letters, practiceNumber, number);
  };
}

function handOverOf({ tenantId, id, changeableUntil }: BuiltOrder["order"]): OrderRows["messages"][number] {
  return { tenantId, id: newId(), kind: "handOver", subjectId: id, payload: { orderId: id }, availableAt: changeableUntil };
}

/** Returns boxes by product and month of the market, trials included (they are separate series). */
function usedBoxes(built: readonly BuiltOrder[], { person, edition, now }: CheckoutCaller, cart: CartRow): OrderRows["use"] {
  const month = monthOf(marketDayOf(now, edition.timeZone));
  const lines = built.flatMap(({ transactions }) => transactions.flatMap(({ merchandise }) => merchandise.lines));
  return sumByProduct(lines).map(({ seriesId, solutionId, productId, quantity }) => ({
    ...{ tenantId: person.tenantId, locationId: cart.locationId, itemId: seriesId ?? solutionId ?? "", month, productId },
    boxesQuantity: quantity,
  }));
}

function takenBoxes({ preorders }: AppraisedCart): { itemId: string; productId: string; quantity: number }[] {
  const lines = preorders.flatMap((each) => each.lines);
  return sumByProduct(lines.map(({ itemId, productId, stock }) => ({ itemId, productId, quantity: stock.now })));
}

/** Stores what becomes of the cart and its preorders, all at once. */
async function closeCart(
  db: PracticeDb,
  { now }: Pick<CheckoutCaller, "now">,
  checked: CheckedCart,
  receipt: StoredReceipt,
): Promise<void> {
  const { cart, appraised } = checked;
  const orderedIds = appraised.preorders.map(({ preorder }) => preorder.id);
  await together(
    setPreorderStatus(db, orderedIds, { status: "ordered", now }),
    setPreorderStatus(db, idsWith("markedForDeletion", checked), { status: "removed", now }),
    setCartOrdered(db, cart, { receipt, now }),
  );
}

const idsWith = (status: StoredPreorder["status"], { preorders }: CheckedCart) =>
  preorders.filter((each) => each.status === status).map(({ id }) => id);

/**
 * Moves what is not ordered from the closed cart to the person's open cart, creating one if needed: what was saved for later, and what came
 * too late, also saved for later.
 */
async function keepUnordered(db: PracticeDb, { person, now }: Pick<CheckoutCaller, "person" | "now">, checked: CheckedCart): Promise<void> {
  const saved = idsWith("savedForLater", checked);
  const late = checked.late.map(({ id }) => id);
  if (saved.length + late.length === 0) return;
  const next = await lockOrOpenCart(db, { person, now }, checked.cart.locationId);
  await moveToCart(db, saved, next.id);
  await putAsideInCart(db, late, { cartId: next.id, now });
}
