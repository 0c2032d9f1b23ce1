import type { Answers } from "~/calls/answers";
import { listOrdersOfCart, type NamedOrder } from "~/db/queries/orders/orders.server";
import { together } from "~/db/together.server";
import { signedIn } from "~/services/access.server";
import { findOrderedCart } from "~/services/cart/cart-access.server";
import { recordAudit } from "../audit/record-audit.server";
import { recordPatientsOf } from "../orders/detail-answers.server";
import { receiptAnswerOf } from "./receipt-answer.server";

type PlacedOrder = Answers["cart"]["readReceipt"]["placed"][number];

/**
 * Returns the receipt of a cart that was ordered at one of the person's locations, also by a colleague, which never changes (D24), with its
 * patients' present names; a cart that was not ordered has none and is not found. The view, or the export when it leaves as a file, is in
 * the audit trail (D32).
 */
export const loadReceipt = signedIn.cart.readReceipt.handler(({ input, context, errors }) => {
  const { person, now } = context;
  const { cartId } = input;
  return context.view(async (db) => {
    const [cart, found] = await together(findOrderedCart(db, person, cartId), listOrdersOfCart(db, cartId, person.locationIds));
    if (!cart) throw errors.notFound();
    const isExport = input.purpose === "export";
    recordAudit(db, person, { action: isExport ? "orderExported" : "orderViewed", subjectKind: "cart", subjectId: cartId }, now);
    recordPatientsOf(db, context, { found, action: isExport ? "patientExported" : "patientViewed" });
    return { receipt: receiptAnswerOf(cart.receipt), placed: found.map(placedOrderOf) };
  });
});

function placedOrderOf({ order, patient, parts: [first] }: NamedOrder): PlacedOrder {
  const { orderDetail } = order;
  const { name = "", street = "", street2 = "", city = "", zip = "" } = first?.shippingAddress ?? {};
  return {
    orderId: order.id,
    name: patient && { firstName: patient.firstName, lastName: patient.lastName },
    customerId: patient?.customerId || null,
    ...{ placedBy: orderDetail.currentUserName, bpn: orderDetail.bpn },
    shipTo: {
      code: orderDetail.shipToOffice ? orderDetail.shipToCode : null,
      ...{ name, street: [street, street2].filter(Boolean).join(", "), city, zip, shipping: first?.defaultShippingOption ?? "DAY" },
    },
  };
}
