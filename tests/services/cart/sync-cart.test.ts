import { safe } from "@orpc/client";
import { v7 as uuid } from "uuid";
import { beforeEach, expect, test } from "vitest";
import { resetDatabase } from "~tests/helpers/database";
import { expectRefused } from "./expect-refused";
import {
  cartRows,
  givenAvailable,
  givenCatalogue,
  givenPatient,
  givenShopper,
  mydayId,
  mydayLine,
  officeTrial,
  patientOrder,
  type Shopper,
  shopperOf,
  solutionOrder,
  stockOrder,
} from "./given-cart";

beforeEach(async () => {
  await resetDatabase();
  await givenCatalogue();
});

type Sent = Parameters<Shopper["calls"]["cart"]["sync"]>[0]["preorders"][number];

const sync = (shopper: Shopper, preorders: Sent[], more: object = {}) =>
  shopper.calls.cart.sync({ locationId: shopper.locationId, preorders, ...more });
const populate = (shopper: Shopper) => shopper.calls.cart.populate({ locationId: shopper.locationId });

test("the first preorder opens a cart; numbers sent as text become numbers and the product id is the server's", async () => {
  const shopper = await givenShopper();
  expect(await shopper.calls.cart.view({ locationId: shopper.locationId })).toEqual({
    cart: null,
    invalidItems: [],
    invalidPatientItems: [],
  });
  const order = stockOrder([mydayLine(0, 2, { power: "-3.25", baseCurve: "8.4", productId: "nonsense" })]);
  const answer = await sync(shopper, [order]);
  expect(answer.revisions).toEqual({ [order.id]: 1 });
  expect(answer.gone).toEqual([]);
  expect(answer.cart).toMatchObject({ itemsQuantity: 2, locked: false, hold: null, maxItems: 1000, cartConfirmationNum: null });
  expect(answer.cart.sums).toMatchObject({
    lenses: { amount: 40_800, currency: "ILS" },
    net: { amount: 40_800, currency: "ILS" },
    vat: { amount: 7_344, currency: "ILS" },
    gross: { amount: 48_144, currency: "ILS" },
  });
  const { preordersStock } = await populate(shopper);
  expect(preordersStock[0]?.lines[0]).toMatchObject({
    productId: mydayId(-3.25),
    values: { power: -3.25, baseCurve: 8.4, diameter: 14.2 },
    price: { amount: 20_400, currency: "ILS" },
    net: { amount: 40_800, currency: "ILS" },
    stock: { status: "inStock", now: 2, later: 0 },
    promise: { latestDay: "2026-11-25" },
    orderable: true,
  });
});

test("fields of which a lens has only one value may be left out", async () => {
  const shopper = await givenShopper();
  const bare = { id: uuid(), seriesId: "il-myday", packSize: 30, power: -1, quantity: 1 };
  await sync(shopper, [stockOrder([bare as never])]);
  expect((await populate(shopper)).preordersStock[0]?.lines[0]?.productId).toBe(mydayId(-1, 30));
});

test("kinds stand in their groups, in the order in which they were added", async () => {
  const shopper = await givenShopper();
  const patient = await givenPatient(shopper);
  const trial = officeTrial([mydayLine(-3, 1, { seriesId: "il-myday-trial", packSize: 5 })]);
  await sync(shopper, [
    stockOrder([mydayLine(-3, 2)]),
    patientOrder(patient.id, { right: mydayLine(-1, 1), left: mydayLine(-2, 1) }),
    solutionOrder("il-clearwell-360", 6),
    trial,
  ]);
  const cart = await populate(shopper);
  expect(cart.preordersStock).toHaveLength(1);
  expect(cart.preordersPatient[0]).toMatchObject({ kind: "patient", patientFirst: "Dana", patientLast: "Levi", customerId: "C-Levi" });
  expect(cart.preordersPatient[0]?.lines.map(({ eye, values }) => [eye, values.power])).toEqual([
    ["right", -1],
    ["left", -2],
  ]);
  expect(cart.preordersSolution[0]?.sums.solutions.amount).toBe(6 * 2_600);
  expect(cart.preordersOffice[0]).toMatchObject({ id: trial.id, kind: "officeTrial", merchandise: { price: { amount: 0 } } });
  expect(cart.trialWarning).toBe(false);
  expect(cart.cart?.itemsQuantity).toBe(11);
});

test("the same id sent twice adds once, and the same content never counts as a change", async () => {
  const shopper = await givenShopper();
  const order = stockOrder([mydayLine(-3, 2)]);
  await sync(shopper, [order, order]);
  const again = await sync(shopper, [order]);
  expect(again.revisions).toEqual({ [order.id]: 1 });
  expect(again.cart.itemsQuantity).toBe(2);
});

test("a known id is replaced with the revision last seen, and refused with an older one", async () => {
  const shopper = await givenShopper();
  const order = stockOrder([mydayLine(-3, 2)]);
  await sync(shopper, [order]);
  const second = { ...order, revision: 1, merchandise: { ...order.merchandise, lines: [mydayLine(-3, 5)] } };
  expect((await sync(shopper, [second])).revisions).toEqual({ [order.id]: 2 });
  const late = { ...order, revision: 1, merchandise: { ...order.merchandise, lines: [mydayLine(-3, 9)] } };
  await expectRefused(() => sync(shopper, [late]), "changedElsewhere", {
    preorderId: order.id,
    revision: 2,
    lines: [{ productId: mydayId(-3), quantity: 5 }],
  });
  expect((await sync(shopper, [{ ...late, revision: undefined } as never])).cart.itemsQuantity).toBe(9);
});

test("a preorder without any quantity left is removed, and its id never comes back", async () => {
  const shopper = await givenShopper();
  const order = stockOrder([mydayLine(-3, 2)]);
  await sync(shopper, [order]);
  const emptied = { ...order, merchandise: { ...order.merchandise, lines: [mydayLine(-3, 0)] } };
  expect(await sync(shopper, [emptied])).toMatchObject({ gone: [order.id], cart: { itemsQuantity: 0 } });
  expect(await sync(shopper, [order])).toMatchObject({ gone: [order.id], cart: { itemsQuantity: 0 } });
  await expectRefused(() => sync(shopper, [stockOrder([mydayLine(-3, 0)])]), "chooseAQuantity");
});

test.each([
  ["a power that is not made", { power: -3.3 }, { field: "power", reason: "notMadeAtAll", nearest: -3.25 }],
  ["a text that is no value", { power: "minus three" }, { field: "power", reason: "unreadable" }],
  ["a missing power", { power: undefined }, { field: "power", reason: "notChosen" }],
  ["a parameter of other lenses", { cylinder: -0.75 }, { field: "cylinder", reason: "noSuchParameter", nearest: null }],
  ["a pack that is not sold", { packSize: 60 }, { field: "packSize", reason: "notMadeAtAll", nearest: 30 }],
])("%s is refused with the field, why, and the nearest value, and opens no cart", async (_, wrong, expected) => {
  const shopper = await givenShopper();
  const line = mydayLine(-3, 1, wrong);
  const [error] = await safe(sync(shopper, [stockOrder([line])]));
  expect(error).toMatchObject({ code: "impossibleLens", data: { lineId: line.id, ...expected } });
  expect((await cartRows()).carts).toEqual([]);
});

test.each([
  ["half a box", 1.5, "quantityNotWhole"],
  ["more than a cart holds", 1001, "quantityTooLarge"],
] as const)("%s is refused", async (_, quantity, reason) => {
  const shopper = await givenShopper();
  const line = mydayLine(-3, quantity);
  await expectRefused(() => sync(shopper, [stockOrder([line])]), "quantityInvalid", { lineId: line.id, reason });
});

test("a cart holds 1000 boxes and not one more", async () => {
  const shopper = await givenShopper();
  await sync(shopper, [stockOrder([mydayLine(-3, 1000)])]);
  await expectRefused(() => sync(shopper, [stockOrder([mydayLine(-4, 1)])]), "cartLimit", { max: 1000, quantity: 1001 });
});

test("lenses that are unknown, retired, not available, or without a price cannot be added, nor trial lenses be bought", async () => {
  const shopper = await givenShopper();
  const unavailable = async (line: ReturnType<typeof mydayLine>) =>
    expectRefused(() => sync(shopper, [stockOrder([line])]), "productUnavailable", { lineId: line.id, itemId: line.seriesId });
  await unavailable(mydayLine(-3, 1, { seriesId: "il-nothing" }));
  await unavailable(mydayLine(-3, 1, { seriesId: "kr-myday" }));
  await unavailable(mydayLine(-3, 1, { seriesId: "il-myday-2019", packSize: 30 }));
  await unavailable(mydayLine(-3, 1, { seriesId: "il-myday-trial", packSize: 5 }));
  await givenAvailable(shopper, "il-myday", false);
  await unavailable(mydayLine(-3, 1));
});

test("kinds that do not fit together, and those that only other systems send, are refused", async () => {
  const shopper = await givenShopper();
  const patient = await givenPatient(shopper);
  await expectRefused(() => sync(shopper, [stockOrder([mydayLine(-3, 1)], { orderType: "Solution" })]), "kindNotAllowed");
  await expectRefused(() => sync(shopper, [stockOrder([mydayLine(-3, 1)], { patientId: patient.id })]), "kindNotAllowed");
  await expectRefused(() => sync(shopper, [stockOrder([mydayLine(-3, 1)], { orderType: "Revenue" })]), "kindNotAllowed");
  await expectRefused(() => sync(shopper, [patientOrder(patient.id, { right: mydayLine(-1, 1) }, { patientId: null })]), "patientRequired");
  const received = stockOrder([mydayLine(-3, 1)], { orderType: "Revenue" });
  const answer = await shopper.calls.preorders.receive({ locationId: shopper.locationId, preorders: [received] });
  expect(answer.revisions).toEqual({ [received.id]: 1 });
});

test("what other systems send stands beside the same lens and is taken in once", async () => {
  const shopper = await givenShopper();
  await sync(shopper, [stockOrder([mydayLine(-3, 2)])]);
  const received = stockOrder([mydayLine(-3, 1)], { orderType: "Revenue" });
  const receive = () => shopper.calls.preorders.receive({ locationId: shopper.locationId, preorders: [received] });
  await receive();
  expect((await receive()).cart.itemsQuantity).toBe(3);
  expect((await populate(shopper)).preordersStock).toHaveLength(2);
});

test("patients and addresses of nobody, of another practice, or of a location that is not seen, are not found", async () => {
  const shopper = await givenShopper({ locations: 2 });
  const patient = await givenPatient(shopper);
  const other = await givenPatient(shopper, "Cohen");
  const foreign = await givenPatient(await givenShopper({ subDomain: "carmel" }));
  const staff = await shopperOf(shopper.practice, { email: "south@einayim.example", locationIds: [shopper.locationIds[1] ?? ""] });
  const order = (patientId: string, given: object = {}) => patientOrder(patientId, { right: mydayLine(-1, 1) }, given);
  await expectRefused(() => sync(shopper, [order(uuid())]), "notFound");
  await expectRefused(() => sync(shopper, [order(foreign.id)]), "notFound");
  const ship = (shippingAddressId: string) => ({ dispensingPreference: "ShipToPatient", shippingAddressId });
  await expectRefused(() => sync(shopper, [order(patient.id, ship(other.addressId))]), "notFound");
  await expectRefused(
    () => staff.calls.cart.sync({ locationId: shopper.locationIds[1] ?? "", preorders: [order(patient.id)] }),
    "notFound",
  );
  await expectRefused(() => staff.calls.cart.sync({ locationId: shopper.locationId, preorders: [order(patient.id)] }), "notFound");
});

test("a patient's own order may go to the patient in Israel, for a fee, and never in Korea", async () => {
  const shopper = await givenShopper();
  const patient = await givenPatient(shopper);
  const ship = { dispensingPreference: "ShipToPatient", shippingAddressId: patient.addressId };
  await sync(shopper, [
    patientOrder(patient.id, { right: mydayLine(-1, 1) }, ship),
    patientOrder(patient.id, { left: mydayLine(-2, 1) }, ship),
  ]);
  const { preordersPatient, cart } = await populate(shopper);
  expect(preordersPatient.map(({ sums }) => sums.fee.amount)).toEqual([2_700, 0]);
  expect(cart?.sums.fee.amount).toBe(2_700);
  expect(preordersPatient[0]?.shippingAddress).toEqual({ street: "HaNassi 12", street2: "", city: "Haifa", zip: "3463212" });
  await expectRefused(() => sync(shopper, [stockOrder([mydayLine(-3, 1)], { dispensingPreference: "ShipToPatient" })]), "shippingRefused", {
    reason: "onlyPatientOrdersShip",
  });
  const korean = await givenShopper({ subDomain: "hanbit", edition: "KR" });
  const there = await givenPatient(korean, "Kim");
  const line = mydayLine(-1, 1, { seriesId: "kr-myday" });
  const sent = patientOrder(there.id, { right: line }, { dispensingPreference: "ShipToPatient", shippingAddressId: there.addressId });
  await expectRefused(() => sync(korean, [sent]), "shippingRefused", { reason: "shipToPatientNotOffered" });
});

test("a lens that is in the cart already asks; the answer is given once and a second sending adds nothing", async () => {
  const shopper = await givenShopper();
  const first = stockOrder([mydayLine(-3, 2)]);
  await sync(shopper, [first]);
  const more = stockOrder([mydayLine(-3, 3), mydayLine(-4, 1)]);
  const [error] = await safe(sync(shopper, [more]));
  expect(error).toMatchObject({
    code: "alreadyInCart",
    data: {
      clashes: [{ existingPreorderId: first.id, existingQuantity: 2, incomingQuantity: 3, productId: mydayId(-3), productName: "MyDay" }],
    },
  });
  expect((await populate(shopper)).cart?.itemsQuantity).toBe(2);
  const added = await sync(shopper, [more], { onClash: "add" });
  expect(added).toMatchObject({ gone: [], cart: { itemsQuantity: 6 }, revisions: { [first.id]: 2 } });
  expect(await sync(shopper, [more], { onClash: "add" })).toMatchObject({ gone: [more.id], cart: { itemsQuantity: 6 } });
  const quantities = (await populate(shopper)).preordersStock.flatMap(({ lines }) =>
    lines.map(({ values, quantity }) => [values.power, quantity]),
  );
  expect(quantities).toEqual([
    [-3, 5],
    [-4, 1],
  ]);
});

test.each([
  ["replace", 3, 0],
  ["leave", 2, 1],
] as const)("the answer %s leaves %i boxes, and so does sending it again", async (onClash, quantity, goneAgain) => {
  const shopper = await givenShopper();
  await sync(shopper, [stockOrder([mydayLine(-3, 2)])]);
  const more = stockOrder([mydayLine(-3, 3)]);
  expect((await sync(shopper, [more], { onClash })).cart.itemsQuantity).toBe(quantity);
  const again = await sync(shopper, [more], { onClash });
  expect(again.cart.itemsQuantity).toBe(quantity);
  expect(again.gone).toHaveLength(goneAgain);
});

test("trial findings are answers, not refusals", async () => {
  const shopper = await givenShopper();
  const trial = officeTrial([mydayLine(-3, 1, { seriesId: "il-myday-trial", packSize: 5 })]);
  const answer = await sync(shopper, [trial]);
  expect(answer.invalidItems).toEqual([
    { seriesId: "il-myday-trial", power: null, quantity: 1, maxQuantity: 0, reason: "revenueMissing", preorderIds: [trial.id] },
  ]);
  expect((await populate(shopper)).trialWarning).toBe(true);
});

test("the cart of another person is not there: its preorders are not found under their ids", async () => {
  const shopper = await givenShopper();
  const order = stockOrder([mydayLine(-3, 2)]);
  await sync(shopper, [order]);
  const colleague = await shopperOf(shopper.practice, { email: "noa@einayim.example" });
  expect((await populate(colleague)).cart).toBeNull();
  await expectRefused(() => sync(colleague, [order]), "notFound");
  await expectRefused(() => sync(shopper, [{ ...order, locationId: uuid() }]), "notFound");
});

test("ids with the same line ids in two preorders stay apart", async () => {
  const shopper = await givenShopper();
  const lineId = uuid();
  await sync(shopper, [stockOrder([mydayLine(-3, 2, { id: lineId })]), stockOrder([mydayLine(-4, 3, { id: lineId })])]);
  const lines = (await populate(shopper)).preordersStock.flatMap((preorder) => preorder.lines);
  expect(new Set(lines.map(({ id }) => id)).size).toBe(2);
  expect(lines.map(({ net }) => net.amount)).toEqual([40_800, 61_200]);
});

test("lines of one product share the shelf in the order of the cart", async () => {
  const shopper = await givenShopper();
  await sync(shopper, [stockOrder([mydayLine(-3, 30)])]);
  await sync(shopper, [solutionOrder("il-clearwell-360", 1)]);
  await shopper.calls.preorders.receive({ locationId: shopper.locationId, preorders: [stockOrder([mydayLine(-3, 30)])] });
  const stock = (await populate(shopper)).preordersStock.map(({ lines }) => lines[0]?.stock);
  expect(stock).toMatchObject([
    { now: 30, later: 0, status: "inStock" },
    { now: 10, later: 20, status: "someOutOfStock", left: 10 },
  ]);
});
