import type { schema } from "~/db/schema.server";
import { searchWords } from "~/domain/account/search-key";
import { marketDayOf } from "~/domain/calendar/market-time";
import type { Edition } from "~/domain/edition";
import { confirmationLetters, confirmationNumber } from "~/domain/order/confirmation-number";
import { boxesOf } from "~/domain/order/order-lines";
import type { OrderDetail, OrderedAddress } from "~/domain/order/placed-order";
import { type OrderStatus, orderStatusOf } from "~/domain/order/status";
import { fullName } from "~/domain/person-name";
import type { DemoPatient } from "./demo-patients";
import type { DemoPractice } from "./demo-practices";
import { namedId } from "./named-id";
import type { PlacedCart, PlacedOrder, PlacedPart } from "./place-cart";
import { seededRandom } from "./seeded-random";

type OrderRow = typeof schema.orders.$inferInsert;
type TransactionRow = typeof schema.transactions.$inferInsert;

/** Everything that one placed order stores. */
export type OrderRows = {
  order: OrderRow;
  transactions: TransactionRow[];
  history: (typeof schema.statusHistory.$inferInsert)[];
  words: (typeof schema.orderWords.$inferInsert)[];
  /** The hand-over to the distributor that still waits (D28); none once the order was received or cancelled. */
  messages: (typeof schema.outbox.$inferInsert)[];
};

/** Gives the next confirmation number of a kind. */
export type TakeNumber = () => string;

type Facts = {
  practice: DemoPractice;
  edition: Edition;
  patient: DemoPatient | null;
  cartConfirmationNum: string;
  takeNumber: TakeNumber;
};

/** The running number of a practice, from 1 (D24). */
export function numberTaker({ edition, subDomain, practiceNumber }: DemoPractice): {
  takeNumber: TakeNumber;
  countTaken: () => number;
} {
  let taken = 0;
  const letters = confirmationLetters(edition, subDomain);
  return {
    countTaken: () => taken,
    takeNumber: () => {
      taken += 1;
      return confirmationNumber(letters, practiceNumber, taken);
    },
  };
}

/** The rows of one order: itself, its transactions, their history and the words it is found by. */
export function orderRows(placed: PlacedOrder, { cart, changeableUntil }: PlacedCart, facts: Facts): OrderRows {
  const { preorder, priced, parts } = placed;
  const { practice, edition, patient, cartConfirmationNum, takeNumber } = facts;
  const { tenantId } = practice;
  const id = namedId("order", preorder.id);
  const address = addressOf(placed, cart.location, facts);
  const confirmationNum = takeNumber();
  const transactions = parts.map((part) => transactionRow(part, placed, cart, address, { tenantId, orderId: id, takeNumber }));
  const moments = parts.flatMap(({ steps }) => steps.map(({ at }) => at.getTime()));
  const updatedAt = new Date(Math.max(...moments));
  const status = orderStatusOf(transactions);
  const isHandedOver = parts.some(({ steps }) => steps.some((step) => step.status === "OrderReceived"));
  const order: OrderRow = {
    ...{ tenantId, id, cartId: namedId("cart", cart.key), preOrderId: preorder.id, locationId: cart.location.id },
    ...{ cartConfirmationNum, confirmationNum, erpOrderNumber: isHandedOver ? erpNumber(id) : null },
    ...{ orderType: preorder.orderType, purchaseType: preorder.merchandise.purchaseType, patientId: preorder.patientId },
    sourceType: edition.sourceType,
    countryCode: edition.code,
    orderDetail: detailOf(placed, cart, address, facts),
    status,
    boxesQuantity: boxesOf(preorder),
    ...{ netAmount: priced.net, feeAmount: priced.fee, vatAmount: priced.vat, grossAmount: priced.gross },
    promisedDay:
      parts
        .flatMap(({ promisedDay }) => (promisedDay ? [promisedDay] : []))
        .toSorted()
        .at(-1) ?? null,
    placedAt: cart.placedAt,
    changeableUntil,
    cancelledAt: status === "Cancelled" ? updatedAt : null,
    placedById: cart.person.id,
    updatedAt,
  };
  const names = transactions.flatMap(({ merchandise }) => merchandise.lines.map(({ productName }) => productName));
  const numbers = [
    cartConfirmationNum,
    confirmationNum,
    order.erpOrderNumber,
    ...transactions.flatMap((each) => [each.transactionConfirmationNum, each.trackingNumber]),
  ];
  const texts = [...numbers, ...names, patient?.firstName, patient?.lastName, patient?.customerId];
  return {
    order,
    transactions,
    history: parts.flatMap((part, index) => historyRows(part, tenantId, transactions[index]?.id ?? "")),
    words: searchWords(texts.filter(Boolean).join(" ")).map((word) => ({ tenantId, word, placedAt: cart.placedAt, orderId: id })),
    messages: status === "OrderInitialized" ? [handOverOf(order)] : [],
  };
}

function handOverOf({ tenantId, id, changeableUntil }: OrderRow): OrderRows["messages"][number] {
  return {
    tenantId,
    id: namedId("hand-over", id),
    kind: "handOver",
    subjectId: id,
    payload: { orderId: id },
    availableAt: changeableUntil,
  };
}

function transactionRow(
  part: PlacedPart,
  { preorder }: PlacedOrder,
  cart: PlacedCart["cart"],
  shippingAddress: OrderedAddress,
  { tenantId, orderId, takeNumber }: { tenantId: string; orderId: string; takeNumber: TakeNumber },
): TransactionRow {
  const { merchandise } = preorder;
  const last = part.steps.at(-1);
  const id = namedId("transaction", preorder.id, part.transactionSortOrder);
  const rx = "rx" in merchandise ? merchandise.rx : { startDate: null, expirationDate: null };
  const isShipped = part.steps.some(({ status }) => status === "Shipped");
  return {
    ...{ tenantId, id, orderId, transactionSortOrder: part.transactionSortOrder, transactionConfirmationNum: takeNumber() },
    status: last?.status ?? "OrderInitialized",
    statusDetail: last?.detail ?? null,
    statusSeq: part.steps.length,
    merchandise: {
      purchaseType: merchandise.purchaseType,
      category: merchandise.category,
      available: part.available,
      price: part.lines.reduce((sum, { price, quantity }) => sum + price * quantity, 0),
      discount: part.lines.reduce((sum, { discount }) => sum + discount, 0),
      rx: { startDate: rx.startDate, expirationDate: rx.expirationDate, cartOwner: cart.person.id },
      lines: part.lines,
    },
    shippingAddress,
    defaultShippingOption: cart.location.defaultShippingOption,
    promisedDay: part.promisedDay,
    trackingNumber: isShipped ? `3007${seededRandom(`tracking ${id}`).between(100_000, 999_999)}` : null,
    processTime: cart.placedAt,
  };
}

function historyRows({ steps }: PlacedPart, tenantId: string, transactionId: string): OrderRows["history"] {
  return steps.map(({ status, detail, at }, index) => {
    const before: OrderStatus | null = steps[index - 1]?.status ?? null;
    return {
      tenantId,
      transactionId,
      seq: index + 1,
      prevSeq: index === 0 ? null : index,
      fromStatus: before,
      toStatus: status,
      detail,
      at,
    };
  });
}

function addressOf(
  { preorder }: PlacedOrder,
  location: PlacedCart["cart"]["location"],
  { practice, patient, edition }: Facts,
): OrderedAddress {
  const home = patient?.addresses.find(({ id }) => id === preorder.shippingAddressId);
  const empty = { street3: "", street4: "" };
  if (home && patient) {
    const { street, street2, city, state, zip, country } = home;
    return { name: fullName(patient, edition.defaultLanguage), street, street2, ...empty, city, state, zip, country };
  }
  const { street, city, zip, name } = location;
  return { name: `${practice.practiceName}, ${name}`, street, street2: "", ...empty, city, state: "", zip, country: edition.name };
}

function detailOf({ preorder }: PlacedOrder, cart: PlacedCart["cart"], address: OrderedAddress, facts: Facts): OrderDetail {
  const { practice, patient, edition } = facts;
  const home = patient?.addresses.find(({ id }) => id === preorder.shippingAddressId);
  const { shipToCode, phone, name, defaultShippingOption, partnerNumber } = cart.location;
  return {
    shipToOffice: preorder.dispensingPreference === "DispenseFromOffice",
    shipToCode,
    phoneNo: home?.phone ?? phone,
    note: preorder.note,
    address,
    locationName: name,
    defaultShippingOption,
    practiceName: practice.practiceName,
    bpn: partnerNumber,
    currentUserName: fullName(cart.person, edition.defaultLanguage),
  };
}

function erpNumber(orderId: string): string {
  const random = seededRandom(`erp ${orderId}`);
  return `0045-${random.between(100, 999)}-${random.between(100, 999)}`;
}

/** The month, yyyy-MM, in which the market counts a checkout. */
export function monthOf(moment: Date, edition: Edition): string {
  return marketDayOf(moment, edition.timeZone).slice(0, 7);
}
