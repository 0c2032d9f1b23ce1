import { v7 as uuid } from "uuid";
import { beforeEach, describe, expect, test } from "vitest";
import { schema } from "~/db/schema.server";
import { resetDatabase, testDatabase } from "~tests/helpers/database";
import { expectRefused } from "./expect-refused";
import {
  cartRows,
  givenCatalogue,
  givenPatient,
  givenPrice,
  givenShelf,
  givenShopper,
  mydayId,
  mydayLine,
  patientOrder,
  seriesById,
  solutionOrder,
  stockOrder,
} from "./given-cart";
import { givenReview, type Sent, shelfOf } from "./given-review";

beforeEach(async () => {
  await resetDatabase();
  await givenCatalogue();
});

describe("ordering", () => {
  test("makes one order of each preorder, numbered, with one transaction per series and availability", async () => {
    await givenShelf(mydayId(-3.25), 6, { expectedDay: "2026-12-01" });
    const shopper = await givenShopper();
    const patient = await givenPatient(shopper);
    const right = { id: uuid(), seriesId: "il-biofinity", packSize: 6, power: -2, quantity: 1 } as never;
    const sent = [stockOrder([mydayLine(-3.25, 8), mydayLine(-4, 1)]), patientOrder(patient.id, { right, left: mydayLine(-1, 1) })];
    const { calls, cartId, holdId } = await givenReview(sent, shopper);
    const { receipt } = await calls.checkout({ cartId, holdId, acceptTerms: true, tenantId: shopper.tenantId });
    const letters = receipt.cartConfirmationNum.slice(0, -6);
    expect(receipt).toMatchObject({
      cartId,
      cartConfirmationNum: `${letters}000001`,
      placedAt: new Date("2026-11-24T10:05:00Z"),
      changeableUntil: new Date("2026-11-24T10:35:00Z"),
      boxesQuantity: 11,
      cheaper: [],
      notReplaced: [],
    });
    expect(letters).toMatch(/^EIN-\d{4}-$/);
    expect(receipt.orders.map(({ confirmationNum }) => confirmationNum)).toEqual([`${letters}000002`, `${letters}000005`]);
    const parts = receipt.orders.flatMap(({ transactions }) => transactions);
    expect(
      parts.map((part) => [part.transactionConfirmationNum.slice(-1), part.productName, part.available, part.quantity, part.promisedDay]),
    ).toEqual([
      ["3", "MyDay", "now", 7, "2026-11-25"],
      ["4", "MyDay", "later", 2, "2026-12-02"],
      ["6", "Biofinity", "now", 1, "2026-11-25"],
      ["7", "MyDay", "now", 1, "2026-11-25"],
    ]);
    expect(receipt.sums.gross.amount).toBe(receipt.orders.reduce((sum, { gross }) => sum + gross.amount, 0));
    expect(await shelfOf(mydayId(-3.25))).toBe(0);
    expect(await shelfOf(mydayId(-4))).toBe(39);
  });

  test("stores orders, history, words, use, hand-overs, one mail and the audit entry", async () => {
    const shopper = await givenShopper();
    const patient = await givenPatient(shopper);
    const { calls, cartId, holdId } = await givenReview(
      [patientOrder(patient.id, { right: mydayLine(-1, 2), left: mydayLine(-1, 1) })],
      shopper,
    );
    const { receipt } = await calls.checkout({ cartId, holdId, acceptTerms: true });
    const { owner } = await testDatabase();
    const [order] = await owner.select().from(schema.orders);
    expect(order).toMatchObject({
      status: "OrderInitialized",
      boxesQuantity: 3,
      netAmount: 61_200,
      vatAmount: 11_016,
      grossAmount: 72_216,
      promisedDay: "2026-11-25",
      placedById: shopper.userId,
      patientId: patient.id,
      orderDetail: { shipToOffice: true, shipToCode: "EIN-01", locationName: "Location 1", currentUserName: "Noa Shalev" },
    });
    expect(await owner.select().from(schema.statusHistory)).toMatchObject([{ seq: 1, toStatus: "OrderInitialized", fromStatus: null }]);
    const words = (await owner.select().from(schema.orderWords)).map(({ word }) => word);
    expect(words).toEqual(expect.arrayContaining(["ein", "000001", "000002", "000003", "myday", "dana", "levi"]));
    expect(await owner.select().from(schema.monthlyUse)).toMatchObject([
      { itemId: "il-myday", month: "2026-11", boxesQuantity: 3, productId: mydayId(-1) },
    ]);
    const messages = await owner.select().from(schema.outbox).orderBy(schema.outbox.kind);
    expect(messages).toMatchObject([
      { kind: "handOver", subjectId: order?.id, availableAt: receipt.changeableUntil, payload: { orderId: order?.id } },
      {
        kind: "mail",
        subjectId: cartId,
        payload: { template: "orderConfirmation", to: "staff@einayim.example", cartConfirmationNum: receipt.cartConfirmationNum },
      },
    ]);
    expect(JSON.stringify(messages).replaceAll("C-Levi", "")).not.toContain("Levi");
    expect(await owner.select().from(schema.auditEntries)).toMatchObject([{ action: "ordered", subjectKind: "cart", subjectId: cartId }]);
    expect((await cartRows()).preorders.map(({ status }) => status)).toEqual(["ordered"]);
  });

  test("the same cart and hold again answer the same receipt for good, also without naming the hold", async () => {
    const { calls, cartId, holdId, shopper } = await givenReview();
    const { receipt } = await calls.checkout({ cartId, holdId, acceptTerms: true });
    const rows = await cartRows();
    await givenPrice("il-myday", 90, 99_900);
    const late = await shopper.at(10);
    expect((await late.cart.checkout({ cartId, holdId, acceptTerms: true })).receipt).toEqual(receipt);
    expect((await late.cart.checkout({ cartId, acceptTerms: false })).receipt).toEqual(receipt);
    expect((await late.cart.readReceipt({ cartId })).receipt).toEqual(receipt);
    expect(await cartRows()).toEqual(rows);
    await expectRefused(() => late.cart.checkout({ cartId, holdId: uuid(), acceptTerms: true }), "reviewChanged", { changes: [] });
  });

  test("after ordering its ids are gone, new ones open a new cart, and nothing is opened for old ones", async () => {
    const order = stockOrder([mydayLine(-3, 2)]);
    const { calls, cartId, holdId, shopper } = await givenReview([order]);
    await calls.checkout({ cartId, holdId, acceptTerms: true });
    const { locationId } = shopper;
    expect(await calls.sync({ locationId, preorders: [order] })).toMatchObject({
      gone: [order.id],
      cart: { id: cartId, itemsQuantity: 0 },
    });
    expect((await calls.view({ locationId })).cart).toBeNull();
    const next = stockOrder([mydayLine(-3, 1)]);
    const answer = await calls.sync({ locationId, preorders: [order, next] });
    expect(answer).toMatchObject({ gone: [order.id], cart: { itemsQuantity: 1 } });
    expect(answer.cart.id).not.toBe(cartId);
    await expectRefused(() => calls.empty({ cartId }), "cartNotFound");
  });

  test("what is saved for later goes on in a new cart, and what is marked for deletion is gone", async () => {
    const shopper = await givenShopper();
    const sent = [stockOrder([mydayLine(-3, 2)]), solutionOrder("il-clearwell-360", 1), solutionOrder("il-clearwell-starter", 1)];
    const { cart } = await shopper.calls.cart.sync({ locationId: shopper.locationId, preorders: sent });
    await shopper.calls.cart.saveForLater({ cartId: cart.id, preorderIds: [sent[1]?.id ?? ""], saved: true });
    await shopper.calls.cart.markForDeletion({ cartId: cart.id, preorderIds: [sent[2]?.id ?? ""], marked: true });
    const { holdId } = await shopper.calls.cart.startCheckout({ cartId: cart.id });
    const { receipt } = await shopper.calls.cart.checkout({ cartId: cart.id, holdId, acceptTerms: true });
    expect(receipt.orders.map(({ preOrderId }) => preOrderId)).toEqual([sent[0]?.id]);
    const next = await shopper.calls.cart.populate({ locationId: shopper.locationId });
    expect(next.savedForLater.map(({ id }) => id)).toEqual([sent[1]?.id]);
    expect(next.cart).toMatchObject({ itemsQuantity: 0 });
    expect((await shopper.calls.cart.sync({ locationId: shopper.locationId, preorders: [sent[2] as Sent] })).gone).toEqual([sent[2]?.id]);
  });

  test("discounts of a line that is split add up to the line's", async () => {
    const { owner } = await testDatabase();
    const discount = { kind: "percentage", basisPoints: 333 } as const;
    const data = {
      id: "autumn",
      edition: "IL" as const,
      seriesIds: ["il-myday"],
      discount,
      minimumBoxes: 1,
      fromDay: "2026-11-01",
      toDay: "2026-11-30",
    };
    await owner.insert(schema.promotions).values({ ...data, data: { ...data, names: {}, texts: {}, reviewNumber: null } });
    await givenPrice("il-biofinity", 6, 11_200);
    await givenShelf(mydayId(-3), 1, { expectedDay: "2026-12-01" });
    const { calls, cartId, holdId } = await givenReview([stockOrder([mydayLine(-3, 3)])]);
    const { receipt } = await calls.checkout({ cartId, holdId, acceptTerms: true });
    const parts = await owner.select().from(schema.transactions).orderBy(schema.transactions.transactionSortOrder);
    expect(parts.map(({ merchandise }) => [merchandise.price, merchandise.discount])).toEqual([
      [20_400, 679],
      [40_800, 1_359],
    ]);
    expect(receipt.sums.discount.amount).toBe(2_038);
  });
});

test("cheaper than shown is ordered at the lower price, and said", async () => {
  const { calls, cartId, holdId, ids } = await givenReview();
  await givenPrice("il-myday", 90, 20_000);
  const { receipt } = await calls.checkout({ cartId, holdId, acceptTerms: true });
  expect(receipt.sums.net.amount).toBe(40_000);
  expect(receipt.cheaper).toMatchObject([{ kind: "cheaper", preorderId: ids[0], productName: "MyDay", before: "40800", after: "40000" }]);
});

test("a lens made to order takes from no shelf and is promised by its lead days", async () => {
  const line = { id: uuid(), seriesId: "il-icd", packSize: 1, quantity: 1 };
  const [block] = seriesById("il-icd").rxParameterRestrictions;
  const values = Object.fromEntries(Object.entries(block?.values ?? {}).map(([field, list]) => [field, list[0] ?? ""]));
  const { calls, cartId, holdId } = await givenReview([stockOrder([{ ...line, ...values }])]);
  const { receipt } = await calls.checkout({ cartId, holdId, acceptTerms: true });
  expect(receipt.orders[0]?.transactions).toMatchObject([{ available: "later", quantity: 1, promisedDay: receipt.orders[0]?.promisedDay }]);
  expect(receipt.orders[0]?.promisedDay).not.toBeNull();
  expect((await cartRows()).stock).toEqual([]);
});
