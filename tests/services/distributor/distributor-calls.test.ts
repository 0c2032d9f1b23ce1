import { safe } from "@orpc/client";
import { and, eq } from "drizzle-orm";
import { v7 as uuid } from "uuid";
import { beforeEach, describe, expect, test } from "vitest";
import { schema } from "~/db/schema.server";
import { resetDatabase, testDatabase } from "~tests/helpers/database";
import { callContextFor, callsFor, givenCatalogue, givenPerson, givenPractice, now } from "~tests/helpers/given";
import { biofinity, later, orderRows, placeOrder } from "../orders/placed-orders";

beforeEach(resetDatabase);

const key = "a-shared-secret";

async function distributorCalls(apiKey: string | null = key, at = later(60)) {
  const { settings } = await callContextFor(null);
  return callsFor(null, { apiKey, settings: { ...settings, distributorKey: key }, now: at });
}

async function givenOrder() {
  await givenCatalogue();
  const person = await givenPerson(await givenPractice());
  const placed = await placeOrder(person, { lines: [biofinity(-1, 1)] });
  return { person, update: { tenantId: person.tenantId, orderId: placed.orderId }, placed };
}

describe("the key of the distributor", () => {
  test("may be one of several while it is being replaced", async () => {
    const { settings } = await callContextFor(null);
    const updates = { edition: "IL" as const };
    for (const [apiKey, distributorKey, isTaken] of [
      [key, `newer-shared-secret,${key}`, true],
      ["newer-shared-secret", `newer-shared-secret, ${key}`, true],
      [key, "newer-shared-secret", false],
      [`newer-shared-secret,${key}`, `newer-shared-secret,${key}`, false],
    ] as const) {
      const calls = await callsFor(null, { apiKey, settings: { ...settings, distributorKey } });
      const [refusal] = await safe(calls.distributor.updateCatalogue(updates));
      expect([apiKey, (refusal as { code?: string } | null)?.code === "keyRefused"]).toEqual([apiKey, !isTaken]);
    }
  });

  test.each([
    ["none", null],
    ["another one", "a-shared-secreT"],
  ])("with %s every call is refused", async (_, apiKey) => {
    const { update } = await givenOrder();
    const before = await orderRows();
    const calls = await distributorCalls(apiKey);
    const refusals = [
      await safe(calls.distributor.updateStatuses({ updates: [{ ...update, status: "OrderReceived" }] })),
      await safe(calls.distributor.updateStock({ edition: "IL", items: [{ itemId: "il-biofinity", productId: "x", onHand: 1 }] })),
      await safe(
        calls.distributor.updatePrices({
          edition: "IL",
          items: [{ itemId: "il-biofinity", packSize: 6, priceRetail: 1, priceAnnual: 1, annualBoxes: 1 }],
        }),
      ),
      await safe(calls.distributor.updateCatalogue({ edition: "IL" })),
    ];
    expect(refusals.map(([refusal]) => refusal)).toMatchObject(refusals.map(() => ({ code: "keyRefused", status: 401 })));
    expect(await orderRows()).toEqual(before);
  });

  test("without a shared secret no key opens them", async () => {
    const calls = await callsFor(null, { apiKey: "" });
    const [refusal] = await safe(calls.distributor.updateCatalogue({ edition: "IL" }));
    expect(refusal).toMatchObject({ code: "keyRefused" });
  });
});

describe("reporting the status of orders", () => {
  test("moves the transactions, stores the numbers, and makes the order findable by them", async () => {
    const { person, update } = await givenOrder();
    const calls = await distributorCalls();
    const { results } = await calls.distributor.updateStatuses({
      updates: [
        { ...update, status: "OrderReceived", detail: "In Process", erpOrderNumber: "0045-119-802" },
        { ...update, status: "BeingPackaged" },
        { ...update, status: "ReadyToShip", detail: "Packed" },
        { ...update, status: "Shipped", trackingNumber: "3007114952", promisedDay: "2026-11-26" },
      ],
    });
    expect(results.map(({ outcome, status }) => [outcome, status])).toEqual([
      ["applied", "OrderReceived"],
      ["applied", "BeingPackaged"],
      ["applied", "ReadyToShip"],
      ["applied", "Shipped"],
    ]);
    const own = await callsFor(person);
    for (const searchTerm of ["0045-119-802", "3007114952"]) {
      const { orders } = await own.orders.history({ tenantId: person.tenantId, searchTerm });
      expect(orders).toMatchObject([
        {
          erpOrderNumber: "0045-119-802",
          status: "Shipped",
          promisedDay: "2026-11-26",
          parcels: [{ trackingNumber: "3007114952", trackingUrl: "https://courier-il.example/track/3007114952" }],
        },
      ]);
    }
  });

  test("the same again changes nothing, and a step that does not exist is answered on its own", async () => {
    const { update } = await givenOrder();
    const calls = await distributorCalls();
    await calls.distributor.updateStatuses({ updates: [{ ...update, status: "OrderReceived" }] });
    const before = await orderRows();
    const { results } = await calls.distributor.updateStatuses({
      updates: [
        { ...update, status: "OrderReceived" },
        { ...update, status: "Delivered" },
        { ...update, orderId: uuid(), status: "Delivered" },
        { ...update, transactionConfirmationNum: "ABC-1-000001", status: "BeingPackaged" },
      ],
    });
    expect(results.map(({ outcome, reason }) => [outcome, reason])).toEqual([
      ["unchanged", null],
      ["refused", "illegalTransition"],
      ["refused", "unknownOrder"],
      ["refused", "unknownTransaction"],
    ]);
    expect(await orderRows()).toEqual(before);
  });

  test("what is cancelled is subtracted from usual use, once", async () => {
    const { update } = await givenOrder();
    const { distributor } = await distributorCalls();
    const { owner } = await testDatabase();
    const used = async () => (await owner.select().from(schema.monthlyUse)).map(({ boxesQuantity }) => boxesQuantity);
    await distributor.updateStatuses({ updates: [{ ...update, status: "OrderReceived" }] });
    expect(await used()).toEqual([1]);
    const cancelled = { updates: [{ ...update, status: "Cancelled" as const }] };
    await distributor.updateStatuses(cancelled);
    expect(await used()).toEqual([0]);
    await owner.update(schema.monthlyUse).set({ boxesQuantity: 5 });
    await distributor.updateStatuses(cancelled);
    expect(await used()).toEqual([5]);
  });

  test("an error returns only to the status it came from", async () => {
    const { update } = await givenOrder();
    const calls = await distributorCalls();
    const { results } = await calls.distributor.updateStatuses({
      updates: [
        { ...update, status: "OrderReceived" },
        { ...update, status: "OrderProcessingError", detail: "Axis missing" },
        { ...update, status: "OrderInitialized" },
        { ...update, status: "OrderReceived" },
      ],
    });
    expect(results.map(({ outcome }) => outcome)).toEqual(["applied", "applied", "refused", "applied"]);
  });
});

describe("reporting stock, prices and catalogue", () => {
  const productId = "il-biofinity~pw-1~bc8_6~di14~6";

  test("stores the stock of products that exist and refuses the others one by one", async () => {
    await givenCatalogue();
    const calls = await distributorCalls();
    const { results } = await calls.distributor.updateStock({
      edition: "IL",
      items: [
        { itemId: "il-nothing", productId, onHand: 3 },
        { itemId: "il-biofinity", productId, onHand: 3, expectedDay: "2026-12-01" },
        { itemId: "il-biofinity", productId: "il-biofinity~pw-99~6", onHand: 3 },
      ],
    });
    expect(results.map(({ outcome, reason }) => [outcome, reason])).toEqual([
      ["refused", "unknownItem"],
      ["applied", null],
      ["refused", "unknownProduct"],
    ]);
    const { owner } = await testDatabase();
    const rows = await owner
      .select()
      .from(schema.stockLevels)
      .where(and(eq(schema.stockLevels.edition, "IL"), eq(schema.stockLevels.productId, productId)));
    expect(rows).toMatchObject([{ onHand: 3, expectedDay: "2026-12-01", soldOut: false }]);
  });

  test("changes prices for everybody at once, and refuses an annual price above the retail price", async () => {
    await givenCatalogue();
    const person = await givenPerson(await givenPractice());
    const calls = await distributorCalls();
    const price = { itemId: "il-biofinity", packSize: 6, priceRetail: 12_000, priceAnnual: 11_000, annualBoxes: 2 };
    const send = () =>
      calls.distributor.updatePrices({ edition: "IL", items: [price, { ...price, priceAnnual: 12_001 }, { ...price, packSize: 7 }] });
    expect((await send()).results.map(({ outcome, reason }) => [outcome, reason])).toEqual([
      ["applied", null],
      ["refused", "invalidValues"],
      ["refused", "unknownProduct"],
    ]);
    const { series } = await (await callsFor(person)).catalogue.seriesByIds({ seriesIds: ["il-biofinity"] });
    expect(series[0]?.priceRetail?.amount).toBe(12_000);
    expect((await send()).results[0]).toEqual({ outcome: "unchanged", reason: null });
    const twice = [{ ...price, priceRetail: 13_000 }, price];
    const { results } = await calls.distributor.updatePrices({ edition: "IL", items: twice });
    expect(results.map(({ outcome }) => outcome)).toEqual(["applied", "applied"]);
    const { series: after } = await (await callsFor(person)).catalogue.seriesByIds({ seriesIds: ["il-biofinity"] });
    expect(after[0]?.priceRetail?.amount).toBe(12_000);
  });

  test("publishes series, keeps numbers unique, and changes nothing when repeated", async () => {
    await givenCatalogue();
    const { owner } = await testDatabase();
    const [row] = await owner
      .select()
      .from(schema.series)
      .where(and(eq(schema.series.edition, "IL"), eq(schema.series.id, "il-biofinity")));
    if (!row) throw new Error("There is no Biofinity");
    const { edition: _, ...data } = { ...row.data, active: row.active };
    const calls = await distributorCalls(key, now);
    const publish = (series: object[]) => calls.distributor.updateCatalogue({ edition: "IL", series: series as [] });
    const renamed = { ...data, displayName: "Biofinity Next" };
    const answer = await publish([
      data,
      renamed,
      { ...data, id: "il-other" },
      { ...data, rxParameterRestrictions: [{ values: { power: [1, -1] }, packSizes: [6] }] },
    ]);
    expect(answer.results.map(({ outcome, reason }) => [outcome, reason])).toEqual([
      ["unchanged", null],
      ["applied", null],
      ["refused", "numberTaken"],
      ["refused", "invalidValues"],
    ]);
    expect((await publish([renamed])).results).toEqual([{ outcome: "unchanged", reason: null }]);
    const renumbered = { ...data, id: "il-twice", seriesNumber: 996 };
    const twice = await publish([data, renamed, data, renumbered, { ...renumbered, seriesNumber: 995 }]);
    expect(twice.results.map(({ outcome }) => outcome)).toEqual(["applied", "applied", "applied", "applied", "refused"]);

    const blocks = [{ values: { power: [-1, 1] } }];
    await publish([{ ...data, id: "il-new", seriesNumber: 998, rxParameterRestrictions: blocks }]);
    const [added] = await owner.select().from(schema.series).where(eq(schema.series.id, "il-new"));
    expect(added?.data.rxParameterRestrictions, "the usual pack size of monthly lenses").toEqual([{ ...blocks[0], packSizes: [6] }]);
  });
});
