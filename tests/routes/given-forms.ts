import { v7 as uuid } from "uuid";
import { moveOrder } from "~/services/distributor/move-order.server";
import { issueOneTimeKey } from "~/services/people/one-time-key.server";
import { testDatabase } from "~tests/helpers/database";
import { callsFor, givenPractice, now } from "~tests/helpers/given";
import { givenAsked } from "~tests/services/approvals/given-approvals";
import {
  givenCatalogue,
  givenPatient,
  givenShopper,
  mydayId,
  mydayLine,
  type Shopper,
  shopperOf,
  stockOrder,
} from "~tests/services/cart/given-cart";
import { givenAccount, givenInvited, givenOperatorIn } from "~tests/services/session/accounts";

/** What the addresses and the entries of forms are made of. */
export type FormFacts = Awaited<ReturnType<typeof givenForms>>;

/** A practice at work: a catalogue, a patient with an address, three boxes in the cart, and people who set a password. */
export async function givenForms() {
  await givenCatalogue();
  const shopper = await givenShopper({ locations: 2, role: "practiceAdmin" });
  const patient = await givenPatient(shopper);
  const delivered = await givenDelivered(shopper);
  const order = stockOrder([mydayLine(-3, 3)]);
  const { cart } = await shopper.calls.cart.sync({ locationId: shopper.locationId, preorders: [order] });
  const invited = await givenInvited(shopper.practice);
  const { tenantId } = shopper;
  const { userId } = await givenAccount(shopper.practice);
  const { doors } = await testDatabase();
  const { key } = await doors.withTenant(tenantId, (db) =>
    issueOneTimeKey(db, { tenantId, userId, kind: "reset" }, { now, sealingSecret: "" }),
  );
  await shopper.calls.approvals.changeRule({ askedOf: "staff", aboveAmount: 0, revision: 0 });
  const { approvalId } = await givenAsked(await shopperOf(shopper.practice, { email: "sender@einayim.example" }));
  const [line] = order.merchandise.lines;
  const { carrier } = await givenOperatorIn(shopper.practice);
  const plannedPromotion = uuid();
  await (await callsFor(null, { carrier })).promotions.create({
    ...{ edition: "IL", promotionId: plannedPromotion, names: { he: "חורף", en: "Winter" }, texts: { he: "זול", en: "Less" } },
    ...{ seriesIds: ["il-myday"], discount: { kind: "percentage", basisPoints: 500 }, minimumBoxes: 4 },
    ...{ fromDay: "2027-01-01", toDay: "2027-01-31" },
  });
  const templateId = uuid();
  const lines = [{ kind: "stock" as const, productId: mydayId(-1), quantity: 1 }];
  await shopper.calls.templates.save({ templateId, name: "Restock", locationId: null, lines });
  const { tenantId: otherPractice } = await givenPractice({ subDomain: "elsewhere" });
  return {
    ...{ shopper, tenantId, userId, patientId: patient.id, addressId: patient.addressId },
    ...{ cartId: cart.id, preorderId: order.id, lineId: line?.id ?? "", invitation: invited.key, resetKey: key },
    ...{ operatorToken: carrier.token ?? "", otherPractice, plannedPromotion, approvalId, templateId, ...delivered },
  };
}

/** A delivered order, and a request about it that waits for the distributor. */
async function givenDelivered({ calls, tenantId, locationId }: Shopper) {
  const line = mydayLine(-2, 2);
  const { cart } = await calls.cart.sync({ locationId, preorders: [stockOrder([line])] });
  const { holdId } = await calls.cart.startCheckout({ cartId: cart.id });
  const { receipt } = await calls.cart.checkout({ cartId: cart.id, holdId, acceptTerms: true });
  const orderId = receipt.orders[0]?.id ?? "";
  const { doors } = await testDatabase();
  for (const status of ["OrderReceived", "BeingPackaged", "ReadyToShip", "Shipped", "Delivered"] as const) {
    await doors.withTenant(tenantId, (db) => moveOrder(db, { orderId, status }, { now, publicUrl: "http://localhost:3000" }));
  }
  const { orders } = await calls.orders.detail({ tenantId, cartId: cart.id });
  const named = { orderId, transactionId: orders[0]?.transactions[0]?.id ?? "", lineId: line.id };
  const deliveryId = uuid();
  const boxes = [{ id: uuid(), code: "04006381333931", way: "scanner" as const }];
  await calls.deliveries.count({ locationId, deliveryId, boxes });
  await calls.deliveries.finish({ deliveryId });
  const requestId = uuid();
  await calls.requests.askToReturn({ ...named, requestId, quantity: 1, reason: "notNeeded" });
  return { orderId, orderedCartId: cart.id, deliveredLine: Object.values(named).join("/"), requestId, deliveryId };
}
