import type { CartRow } from "~/db/queries/cart/cart.server";
import type { OrderRows } from "~/db/queries/orders/insert-orders.server";
import { searchWords } from "~/domain/account/search-key";
import type { SignedIn } from "~/domain/account/signed-in";
import { lastDay } from "~/domain/calendar/days";
import type { Edition } from "~/domain/edition";
import { changeableUntil } from "~/domain/order/change-window";
import { boxesOf } from "~/domain/order/order-lines";
import { productNamesOf } from "~/domain/order/product-names";
import type { ReceiptOrder, ReceiptTransaction } from "~/domain/order/receipt";
import { foldReceiptProducts } from "~/domain/order/receipt-products";
import { splitOrder, type TransactionPart } from "~/domain/order/split-order";
import type { AppraisedPreorder } from "~/services/cart/appraise-cart.server";
import type { OrderWorkplace } from "~/services/cart/cart-surroundings.server";
import { orderedAddress, orderedDetail } from "~/services/cart/ordered-detail.server";
import { orderedLines } from "./ordered-lines.server";

/** Returns the next confirmation number of the practice (D24). */
export type TakeNumber = () => string;

/** What an order takes from its checkout. `newId` names an order by its preorder, and a transaction also by its position in it. */
export type OrderSource = {
  cart: Pick<CartRow, "id" | "locationId" | "ownerId">;
  cartConfirmationNum: string;
  person: Pick<SignedIn, "id" | "tenantId" | "firstName" | "lastName">;
  edition: Edition;
  workplace: OrderWorkplace;
  now: Date;
  takeNumber: TakeNumber;
  newId: (preorderId: string, transactionSortOrder?: number) => string;
};

export type BuiltOrder = {
  order: OrderRows["orders"][number];
  transactions: OrderRows["transactions"];
  words: OrderRows["words"];
  receipt: ReceiptOrder;
};

/** Returns the parts of an order as transactions: one per series and availability, numbered from 1 (D24). */
export function partsOf({ preorder, lines }: AppraisedPreorder): TransactionPart[] {
  return splitOrder(preorder, new Map(lines.map(({ lineId, stock }) => [lineId, stock])));
}

/** Returns the rows of a placed order and its entry in the receipt, as of this moment (D24). */
export function buildOrder(appraised: AppraisedPreorder, facts: OrderSource): BuiltOrder {
  const { preorder, lines, sums, patient } = appraised;
  const { cart, cartConfirmationNum, person, edition, now } = facts;
  const { tenantId } = person;
  const id = facts.newId(preorder.id);
  const confirmationNum = facts.takeNumber();
  const transactions = partsOf(appraised).map((part) => ({ ...transactionRow(part, appraised, facts), orderId: id }));
  const until = changeableUntil(now, lines.find(({ promise }) => promise)?.promise?.cutOffAt ?? null);
  const promisedDay = lastDay(lines.map(({ promise }) => promise?.latestDay ?? null));
  const order: BuiltOrder["order"] = {
    ...{ tenantId, id, cartId: cart.id, preOrderId: preorder.id, locationId: cart.locationId },
    ...{ cartConfirmationNum, confirmationNum, orderType: preorder.orderType, purchaseType: preorder.merchandise.purchaseType },
    ...{ sourceType: preorder.receivedFrom ?? edition.sourceType, countryCode: edition.code, patientId: preorder.patientId },
    orderDetail: orderedDetail(appraised, facts),
    findings: preorder.findings,
    status: "OrderInitialized",
    boxesQuantity: boxesOf(preorder),
    ...{ netAmount: sums.net, feeAmount: sums.fee, vatAmount: sums.vat, grossAmount: sums.gross },
    vatRateBasisPoints: edition.vat.rateBasisPoints,
    ...{ promisedDay, placedAt: now, changeableUntil: until, placedById: person.id, updatedAt: now },
  };
  const productNames = productNamesOf(lines);
  const numbers = [cartConfirmationNum, confirmationNum, ...transactions.map((each) => each.transactionConfirmationNum)];
  const texts = [...numbers, ...productNames, patient?.firstName, patient?.lastName, patient?.customerId];
  return {
    order,
    transactions,
    words: searchWords(texts.filter(Boolean).join(" ")).map((word) => ({ tenantId, word, placedAt: now, orderId: id })),
    receipt: {
      ...{ id, preOrderId: preorder.id, confirmationNum, orderType: preorder.orderType },
      ...{ purchaseType: preorder.merchandise.purchaseType, patientId: preorder.patientId, productNames, promisedDay },
      ...{ boxesQuantity: order.boxesQuantity, changeableUntil: until.toISOString(), net: sums.net, gross: sums.gross },
      products: foldReceiptProducts(lines.map((line) => ({ ...line, id: line.lineId }))),
      transactions: transactions.map((row) => receiptTransaction(row)),
    },
  };
}

function transactionRow(
  part: TransactionPart,
  appraised: AppraisedPreorder,
  { cart, person, workplace, now, takeNumber, newId, edition }: OrderSource,
): Omit<OrderRows["transactions"][number], "orderId"> {
  const { id: preorderId, merchandise } = appraised.preorder;
  const { transactionSortOrder } = part;
  const lines = orderedLines(part, appraised.lines);
  const rx = "rx" in merchandise ? merchandise.rx : { startDate: null, expirationDate: null };
  return {
    ...{ tenantId: person.tenantId, id: newId(preorderId, transactionSortOrder), transactionSortOrder },
    transactionConfirmationNum: takeNumber(),
    ...{ status: "OrderInitialized", statusSeq: 1 },
    merchandise: {
      ...{ purchaseType: merchandise.purchaseType, category: merchandise.category, available: part.available },
      price: lines.reduce((sum, { price, quantity }) => sum + price * quantity, 0),
      discount: lines.reduce((sum, { discount }) => sum + discount, 0),
      rx: { startDate: rx.startDate, expirationDate: rx.expirationDate, cartOwner: cart.ownerId },
      lines,
    },
    shippingAddress: orderedAddress(appraised, workplace, edition),
    defaultShippingOption: workplace.location.defaultShippingOption,
    promisedDay: lastDay(lines.map((line) => line.promisedDay ?? null)),
    processTime: now,
  };
}

function receiptTransaction(row: OrderRows["transactions"][number]): ReceiptTransaction {
  const { available, lines } = row.merchandise;
  return {
    ...{ id: row.id, transactionConfirmationNum: row.transactionConfirmationNum, transactionSortOrder: row.transactionSortOrder },
    productName: lines[0]?.productName ?? "",
    quantity: lines.reduce((sum, { quantity }) => sum + quantity, 0),
    available,
    promisedDay: row.promisedDay ?? null,
  };
}
