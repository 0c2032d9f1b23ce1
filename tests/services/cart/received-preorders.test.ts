import { beforeEach, expect, test } from "vitest";
import { resetDatabase } from "~tests/helpers/database";
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
