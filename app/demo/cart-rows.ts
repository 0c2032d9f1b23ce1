import type { schema } from "~/db/schema.server";
import type { Edition } from "~/domain/edition";
import { mergeOrderedLines } from "~/domain/order/merge-ordered-lines";
import { boxesOf } from "~/domain/order/order-lines";
import { orderedArrival } from "~/domain/order/ordered-arrivals";
import type { ReceiptOrder, ReceiptProduct, StoredReceipt } from "~/domain/order/receipt";
import { foldReceiptProducts } from "~/domain/order/receipt-products";
import { namedId } from "./named-id";
import type { OrderRows } from "./order-rows";
import type { PlacedCart, PlacedOrder } from "./place-cart";

type CartRow = typeof schema.carts.$inferInsert;
type PreorderRow = typeof schema.preorders.$inferInsert;

/** The row of an ordered cart with the receipt that its checkout answered (D24). */
export function cartRow(placed: PlacedCart, orders: readonly OrderRows[], tenantId: string, edition: Edition): CartRow {
  const { cart } = placed;
  const receipt = receiptOf(placed, orders, edition);
  return {
    tenantId,
    id: receipt.cartId,
    locationId: cart.location.id,
    ownerId: cart.person.id,
    status: "ordered",
    cartConfirmationNum: receipt.cartConfirmationNum,
    orderedHoldId: namedId("hold", cart.key),
    receipt,
    orderedAt: cart.placedAt,
    createdAt: new Date(cart.placedAt.getTime() - 20 * 60_000),
  };
}

/** The preorders of an ordered cart, kept with what they held. */
export function preorderRows({ cart, orders }: PlacedCart, tenantId: string): PreorderRow[] {
  const createdAt = new Date(cart.placedAt.getTime() - 10 * 60_000);
  const cartId = namedId("cart", cart.key);
  return orders.map(({ preorder }) => {
    const { purchaseType } = preorder.merchandise;
    return { tenantId, ...preorder, purchaseType, cartId, createdAt, updatedAt: cart.placedAt };
  });
}

function receiptOf({ cart, changeableUntil, totals, orders }: PlacedCart, rows: readonly OrderRows[], edition: Edition): StoredReceipt {
  return {
    cartId: namedId("cart", cart.key),
    cartConfirmationNum: rows[0]?.order.cartConfirmationNum ?? "",
    placedAt: cart.placedAt.toISOString(),
    changeableUntil: changeableUntil.toISOString(),
    currency: edition.currency,
    sums: { ...totals, vatRateBasisPoints: edition.vat.rateBasisPoints, pricesIncludeVat: edition.vat.pricesInclude },
    boxesQuantity: orders.reduce((sum, { preorder }) => sum + boxesOf(preorder), 0),
    locationId: cart.location.id,
    cheaper: [],
    notReplaced: [],
    orders: rows.map((each, place) => receiptOrder(each, productsOf(orders[place]), changeableUntil)),
  };
}

/** The products as the order was placed, with the days that its parts were promised then. */
function productsOf(placed: PlacedOrder | undefined): ReceiptProduct[] {
  const toPatient = placed?.preorder.dispensingPreference === "ShipToPatient";
  const parts = (placed?.parts ?? []).map((part) => ({ ...part, toPatient }));
  const lines = mergeOrderedLines(parts).map((line) => ({
    ...line,
    amount: line.net,
    promotion: line.promotion ?? null,
    priceStep: line.priceStep ?? null,
    arrivals: parts.flatMap((part) => part.lines.filter(({ id }) => id === line.id).map((each) => orderedArrival(each, part))),
  }));
  return foldReceiptProducts(lines);
}

function receiptOrder({ order, transactions }: OrderRows, products: ReceiptProduct[], changeableUntil: Date): ReceiptOrder {
  const namesOf = (transaction: (typeof transactions)[number]) => [
    ...new Set(transaction.merchandise.lines.map(({ productName }) => productName)),
  ];
  return {
    id: order.id,
    preOrderId: order.preOrderId,
    confirmationNum: order.confirmationNum,
    orderType: order.orderType,
    purchaseType: order.purchaseType,
    patientId: order.patientId ?? null,
    productNames: [...new Set(transactions.flatMap(namesOf))],
    boxesQuantity: order.boxesQuantity,
    promisedDay: order.promisedDay ?? null,
    changeableUntil: changeableUntil.toISOString(),
    net: order.netAmount,
    gross: order.grossAmount,
    products,
    transactions: transactions.map((transaction) => ({
      id: transaction.id,
      transactionConfirmationNum: transaction.transactionConfirmationNum,
      transactionSortOrder: transaction.transactionSortOrder,
      productName: namesOf(transaction)[0] ?? "",
      quantity: transaction.merchandise.lines.reduce((sum, { quantity }) => sum + quantity, 0),
      available: transaction.merchandise.available,
      promisedDay: transaction.promisedDay ?? null,
    })),
  };
}
