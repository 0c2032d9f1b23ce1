import { safe } from "@orpc/client";
import { v7 as uuid } from "uuid";
import { beforeEach, expect, test } from "vitest";
import { resetDatabase } from "~tests/helpers/database";
import { expectRefused } from "./expect-refused";
import {
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
  expect(await shopper.calls.cart.count({ locationId: shopper.locationId })).toEqual({ itemsQuantity: 2 });
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
  const { baseCurve: _, diameter: __, ...bare } = mydayLine(-1, 1, { packSize: 30 });
  await sync(shopper, [stockOrder([bare])]);
  expect((await populate(shopper)).preordersStock[0]?.lines[0]?.productId).toBe(mydayId(-1, 30));
});

test("preorders are grouped by kind, in the order in which they were added", async () => {
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
  const { revision: _, ...unseen } = late;
  expect((await sync(shopper, [unseen])).cart.itemsQuantity).toBe(9);
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

test("a lens that is in the cart already is a clash; its answer applies once, and a second request adds nothing", async () => {
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

test("replacing the lens of one eye keeps the other eye, with its price, and its revision counts the change", async () => {
  const shopper = await givenShopper();
  const { id: patientId } = await givenPatient(shopper);
  const both = patientOrder(patientId, { right: mydayLine(-3, 1), left: mydayLine(-3, 2) });
  await sync(shopper, [both]);
  const boxesOf = async () =>
    (await populate(shopper)).preordersPatient.map(({ id, revision, lines, sums }) => ({
      ...{
        id,
        revision,
        isPriced: sums.net.amount > 0,
        net: lines.every(({ net, price, quantity }) => net.amount === price.amount * quantity),
      },
      lines: lines.map(({ eye, quantity }) => [eye, quantity]),
    }));
  const right = patientOrder(patientId, { right: mydayLine(-3, 4) });
  await sync(shopper, [right], { onClash: "replace" });
  const facts = { isPriced: true, net: true };
  const kept = { id: both.id, revision: 2, ...facts, lines: [["left", 2]] };
  expect(await boxesOf()).toEqual([kept, { id: right.id, revision: 1, ...facts, lines: [["right", 4]] }]);
  await sync(shopper, [{ ...right, merchandise: { ...right.merchandise, rx: { right: null, left: null } } }]);
  const again = patientOrder(patientId, { right: mydayLine(-3, 5) });
  await sync(shopper, [again], { onClash: "replace" });
  expect(await boxesOf()).toEqual([kept, { id: again.id, revision: 1, ...facts, lines: [["right", 5]] }]);
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

test("another person's cart is not found, nor are its preorders by their ids", async () => {
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
