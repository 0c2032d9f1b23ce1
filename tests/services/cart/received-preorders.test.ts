import { eq } from "drizzle-orm";
import { v7 as uuid } from "uuid";
import { beforeEach, expect, test } from "vitest";
import { schema } from "~/db/schema.server";
import { resetDatabase, testDatabase } from "~tests/helpers/database";
import { cartRows, givenCatalogue, givenPatient, givenShopper, mydayLine, patientOrder, type Shopper } from "./given-cart";

let shopper: Shopper;
let patientId: string;

beforeEach(async () => {
  await resetDatabase();
  await givenCatalogue();
  shopper = await givenShopper();
  patientId = (await givenPatient(shopper)).id;
});

const order = (orderType: "PatientLead" | "DSS" | "Revenue", given: object = {}) => ({
  ...patientOrder(patientId, { right: mydayLine(-1, 2) }),
  orderType,
  ...given,
});

const populated = async () => (await shopper.calls.cart.populate({ locationId: shopper.locationId })).preordersPatient;

test.each([
  ["PatientLead", "LensFerryAsia"],
  ["PatientLead", "LensFerrySubscriptions"],
  ["DSS", "DSS"],
] as const)("a %s order from %s keeps its source in the cart, when changed and as an order (D43)", async (orderType, sourceType) => {
  const { calls, locationId } = shopper;
  const { cart } = await calls.preorders.receive({ locationId, preorders: [order(orderType, { sourceType })] });
  const [answered] = await populated();
  expect(answered?.sourceType).toBe(sourceType);
  await calls.cart.sync({ locationId, preorders: [{ ...answered, note: "Call first" } as never] });
  expect((await populated()).map((each) => [each.note, each.sourceType])).toEqual([["Call first", sourceType]]);
  const { holdId } = await calls.cart.startCheckout({ cartId: cart.id });
  await calls.cart.checkout({ cartId: cart.id, holdId, acceptTerms: true });
  const { orders } = await calls.orders.detail({ tenantId: shopper.tenantId, cartId: cart.id });
  expect(orders.map((placed) => [placed.type, placed.sourceType])).toEqual([[orderType, sourceType]]);
});

const sources = [
  ["PatientLead", "LensFerrySubscriptions"],
  ["DSS", "DSS"],
] as const;

/** An order that the practice edited in the patient form after another system sent it, placed; `orders` are those of its cart. */
async function givenEditedOrder(orderType: "PatientLead" | "DSS", sourceType: string) {
  const { calls, locationId, tenantId } = shopper;
  const sent = order(orderType, { sourceType });
  const { cart } = await calls.preorders.receive({ locationId, preorders: [sent] });
  const form = patientOrder(patientId, { right: mydayLine(-1, 3) }, { id: sent.id, revision: 1 });
  await calls.cart.sync({ locationId, preorders: [form] });
  const { holdId } = await calls.cart.startCheckout({ cartId: cart.id });
  const { receipt } = await calls.cart.checkout({ cartId: cart.id, holdId, acceptTerms: true });
  const placed = async () => {
    const { orders } = await calls.orders.detail({ tenantId, cartId: cart.id });
    return orders.map((each) => [each.type, each.sourceType, each.boxesQuantity]);
  };
  return { orderId: receipt.orders[0]?.id ?? "", preorderId: sent.id, placed };
}

test.each(sources)("a %s order from %s that the patient form edits keeps its type, and can be changed and repeated", async (...names) => {
  const [orderType, sourceType] = names;
  const { calls, locationId } = shopper;
  const { orderId, placed } = await givenEditedOrder(orderType, sourceType);
  expect(await placed()).toEqual([[orderType, sourceType, 3]]);
  await calls.orders.copyToCart({ orderId, preorderId: uuid(), purpose: "change" });
  expect((await populated()).map((each) => [each.orderType, each.sourceType])).toEqual([[orderType, sourceType]]);
  await calls.cart.empty({ cartId: (await populated())[0]?.cartId ?? "" });
  const preorderId = uuid();
  expect(await calls.today.orderAgain({ locationId, orders: [{ orderId, preorderId }] })).toMatchObject({ added: [{ preorderId }] });
});

test.each(sources)("a %s order from %s stored as Patient is copied as an order of the market (D43)", async (orderType, sourceType) => {
  const { calls, locationId } = shopper;
  const { orderId, preorderId } = await givenEditedOrder(orderType, sourceType);
  const { owner } = await testDatabase();
  await owner.update(schema.preorders).set({ orderType: "Patient" }).where(eq(schema.preorders.id, preorderId));
  await calls.orders.copyToCart({ orderId, preorderId: uuid(), purpose: "change" });
  expect((await populated()).map((each) => [each.orderType, each.sourceType])).toEqual([["Patient", "Israel"]]);
  await calls.cart.empty({ cartId: (await populated())[0]?.cartId ?? "" });
  const again = [{ orderId, preorderId: uuid() }];
  expect(await calls.today.orderAgain({ locationId, orders: again })).toMatchObject({
    added: again.map((each) => ({ preorderId: each.preorderId })),
  });
});

test("a received order edited into a trial loses the source that a trial may not have (D43)", async () => {
  const { calls, locationId } = shopper;
  const sent = order("DSS");
  await calls.preorders.receive({ locationId, preorders: [sent] });
  const trial = mydayLine(-1, 1, { seriesId: "il-myday-trial", packSize: 5 });
  const { merchandise, ...form } = patientOrder(patientId, { right: trial }, { id: sent.id });
  await calls.cart.sync({ locationId, preorders: [{ ...form, merchandise: { ...merchandise, purchaseType: "Trial" } }] });
  expect((await populated()).map((each) => [each.orderType, each.sourceType])).toEqual([["Patient", "Israel"]]);
});

test.each([
  ["a lead that does not say where it comes from", "PatientLead", {}, ["LensFerryAsia", "LensFerrySubscriptions"]],
  ["a lead of the market", "PatientLead", { sourceType: "Israel" }, ["LensFerryAsia", "LensFerrySubscriptions"]],
  ["an order of the market from another system's source", "Revenue", { sourceType: "DSS" }, ["Israel"]],
] as const)("%s is refused and nothing is stored (D43)", async (_, orderType, given, allowed) => {
  const before = await cartRows();
  await expect(
    shopper.calls.preorders.receive({ locationId: shopper.locationId, preorders: [order(orderType, given)] }),
  ).rejects.toMatchObject({ code: "sourceTypeInvalid", status: 422, data: { allowed } });
  expect(await cartRows()).toEqual(before);
});

test("cart.sync accepts no source of an order (D43)", async () => {
  const { calls, locationId } = shopper;
  const sent = { ...patientOrder(patientId, { right: mydayLine(-1, 2) }), sourceType: "DSS" };
  await calls.cart.sync({ locationId, preorders: [sent] });
  expect((await populated()).map(({ sourceType }) => sourceType)).toEqual(["Israel"]);
});

test("a preorder names its location, and what each eye gets (D60)", async () => {
  const { calls, locationId } = shopper;
  await calls.cart.sync({ locationId, preorders: [patientOrder(patientId, { right: mydayLine(-1, 2) }, { note: "Call first" })] });
  const [answered] = await populated();
  expect(answered).toMatchObject({
    subDomain: "einayim",
    cartConfirmationNum: null,
    orderDetail: { shipToOffice: true, note: "Call first", locationName: "Location 1", practiceName: "Practice einayim" },
  });
  expect(answered?.merchandise.rx?.left).toBeNull();
  expect(answered?.merchandise.rx?.right).toMatchObject({
    ...{ seriesId: "il-myday", series: "MyDay", productName: "MyDay", type: "Sphere", quantity: 2, totalQty: 2, power: -1 },
  });
});
