import { safe } from "@orpc/client";
import { eq } from "drizzle-orm";
import fc from "fast-check";
import { v7 as uuid } from "uuid";
import { beforeEach, describe, expect, test } from "vitest";
import { schema } from "~/db/schema.server";
import { leadingEntriesMax } from "~/domain/order/order-words";
import { resetDatabase, testDatabase } from "~tests/helpers/database";
import { callsFor, givenCatalogue, givenPerson, givenPractice, now } from "~tests/helpers/given";
import { biofinity, givenPatient, later, placeOrder, storeOrders } from "./placed-orders";

beforeEach(resetDatabase);

async function givenStaff(options: { locations?: number; sees?: number } = {}) {
  await givenCatalogue();
  const practice = await givenPractice({ locations: options.locations ?? 1 });
  const person = await givenPerson(practice, { locationIds: practice.locationIds.slice(0, options.sees ?? practice.locationIds.length) });
  return { practice, person, calls: await callsFor(person) };
}

const day = 24 * 60;

describe("the order history", () => {
  test("answers an order with its names, numbers, lines and window", async () => {
    const { person, calls } = await givenStaff();
    const patientId = await givenPatient(person);
    const placed = await placeOrder(person, { patientId, lines: [biofinity(-3.25, 2), biofinity(-2.75, 1)] });
    const { orders, totalRecords, totalIsLowerBound, next } = await calls.orders.history({ tenantId: person.tenantId });
    expect({ totalRecords, totalIsLowerBound, next }).toEqual({ totalRecords: 1, totalIsLowerBound: false, next: null });
    expect(orders[0]).toMatchObject({
      id: placed.orderId,
      cartId: placed.cartId,
      confirmationNum: placed.confirmationNum,
      patientFirst: "Tamar",
      patientLast: "Oren",
      status: "OrderInitialized",
      changeable: true,
      changeableUntil: later(30),
      type: "Patient",
      boxesQuantity: 3,
      productNames: ["Biofinity"],
      locationName: "Location 1",
      parcels: [],
    });
    expect(orders[0]?.lines.map(({ eye, quantity, values }) => [eye, quantity, values.power])).toEqual([
      ["right", 2, -3.25],
      ["left", 1, -2.75],
    ]);
  });

  test("is found by the beginnings of names, numbers and products, matching every word", async () => {
    const { person, calls } = await givenStaff();
    const placed = await placeOrder(person, { patientId: await givenPatient(person) });
    await placeOrder(person);
    const found = async (searchTerm: string) =>
      (await calls.orders.history({ tenantId: person.tenantId, searchTerm })).orders.map(({ id }) => id);
    for (const term of ["tam", "ore TAMAR", "biofin oren", placed.confirmationNum]) expect(await found(term)).toEqual([placed.orderId]);
    expect(await found("biofinity")).toHaveLength(2);
    expect(await found("tamar nobody")).toEqual([]);
  });

  test("is found by words that are common when few orders have all of them", async () => {
    const { person, calls } = await givenStaff();
    const [north, south, both] = [await placeOrder(person), await placeOrder(person), await placeOrder(person)];
    const { owner } = await testDatabase();
    const entriesOf = (orderId: string, word: string, quantity: number) =>
      owner
        .insert(schema.orderWords)
        .values(
          Array.from({ length: quantity }, (_, place) => ({ tenantId: person.tenantId, word: `${word}${place}`, placedAt: now, orderId })),
        );
    await entriesOf(north.orderId, "north", leadingEntriesMax + 1);
    await entriesOf(south.orderId, "south", leadingEntriesMax + 1);
    const search = async () => {
      const answer = await calls.orders.history({ tenantId: person.tenantId, searchTerm: "north south" });
      return { ids: answer.orders.map(({ id }) => id), total: answer.totalRecords };
    };
    expect(await search()).toEqual({ ids: [], total: 0 });
    for (const word of ["north", "south"]) await entriesOf(both.orderId, word, 1);
    expect(await search()).toEqual({ ids: [both.orderId], total: 1 });
  });

  test("accepts an order that it answered as a query, unchanged: null stands for an absent filter (D48)", async () => {
    const { person, calls } = await givenStaff();
    await placeOrder(person);
    const { orders, next } = await calls.orders.history({ tenantId: person.tenantId });
    const [order] = orders;
    if (!order) throw new Error("Nothing was placed");
    expect(order.patientId).toBeNull();
    expect((await calls.orders.history({ ...order, next })).orders).toEqual([order]);
    const detail = await calls.orders.detail(order);
    expect(detail.orders.map(({ id }) => id)).toEqual([order.id]);
    const [part] = detail.orders.flatMap(({ transactions }) => transactions);
    const { items } = await calls.orders.stockStatus({ country: order.countryCode, items: part?.merchandise.lines ?? [] });
    expect(items.map(({ productId }) => productId)).toEqual(order.lines.map(({ productId }) => productId));
  });

  test.each([
    ["MM/DD/YY", "11/20/26", "11/22/26"],
    ["yyyy-MM-dd", "2026-11-20", "2026-11-22"],
    ["written with units", "2026年11月20日", "2026년 11월 22일"],
  ])("accepts days of the market as %s, both included", async (_, stDate, endDate) => {
    const { person, calls } = await givenStaff();
    const [, first, last] = await storeOrders(person, [
      { placedAt: new Date("2026-11-19T21:59:59Z") },
      { placedAt: new Date("2026-11-19T22:00:00Z") },
      { placedAt: new Date("2026-11-22T21:59:59Z") },
      { placedAt: new Date("2026-11-22T22:00:00Z") },
    ]);
    const { orders } = await calls.orders.history({ tenantId: person.tenantId, stDate, endDate });
    expect(orders.map(({ id }) => id)).toEqual([last, first]);
  });

  test("refuses an invalid date", async () => {
    const { person, calls } = await givenStaff();
    const [refusal] = await safe(calls.orders.history({ tenantId: person.tenantId, stDate: "13/45/26" }));
    expect(refusal).toMatchObject({ code: "invalidDate", data: { given: "13/45/26" } });
  });

  test("distinguishes orders that need the practice from those on their way, and counts both", async () => {
    const { person, calls } = await givenStaff();
    const [bad] = await storeOrders(person, [
      { placedAt: later(-60), status: "OrderProcessingError" },
      { placedAt: later(-61), status: "OrderInitialized" },
      { placedAt: later(-day), status: "Delivered" },
    ]);
    const answer = await calls.orders.history({ tenantId: person.tenantId, state: "needsYou", withCounts: true });
    expect(answer.orders.map(({ id }) => id)).toEqual([bad]);
    expect(answer.counts).toEqual({ today: 1, yesterday: 0, needsYou: 1, onItsWay: 1 });
    expect((await calls.orders.history({ tenantId: person.tenantId })).counts).toBeNull();
  });

  test("shows only the person's locations; another one, another practice and an unknown location are not found", async () => {
    const { practice, person, calls } = await givenStaff({ locations: 2, sees: 1 });
    const [here, there] = practice.locationIds;
    await storeOrders(person, [
      { placedAt: now, locationId: here },
      { placedAt: now, locationId: String(there) },
    ]);
    expect((await calls.orders.history({ tenantId: person.tenantId })).totalRecords).toBe(1);
    const foreign = await givenPractice({ subDomain: "carmel" });
    for (const input of [{ tenantId: person.tenantId, locationId: String(there) }, { tenantId: foreign.tenantId }, { tenantId: uuid() }]) {
      const [refusal] = await safe(calls.orders.history(input));
      expect(refusal).toMatchObject({ code: "notFound", status: 404 });
    }
  });

  test("counts exactly to a thousand, and beyond says that there are more", async () => {
    const { person, calls } = await givenStaff();
    await storeOrders(
      person,
      Array.from({ length: 1000 }, (_, index) => ({ placedAt: later(-index) })),
    );
    const exact = await calls.orders.history({ tenantId: person.tenantId, pageSize: 1 });
    expect([exact.totalRecords, exact.totalIsLowerBound]).toEqual([1000, false]);
    await storeOrders(person, [{ placedAt: now }]);
    const more = await calls.orders.history({ tenantId: person.tenantId, pageSize: 1 });
    expect([more.totalRecords, more.totalIsLowerBound]).toEqual([1000, true]);
  });

  test("counts less far for a caller that shows no total", async () => {
    const { person, calls } = await givenStaff();
    await storeOrders(person, [{ placedAt: now }, { placedAt: later(-1) }, { placedAt: later(-2) }]);
    const found = async (countUpTo: number) => {
      const { orders, totalRecords, totalIsLowerBound } = await calls.orders.history({ tenantId: person.tenantId, countUpTo });
      return [orders.length, totalRecords, totalIsLowerBound];
    };
    expect(await found(0)).toEqual([3, 0, true]);
    expect(await found(2)).toEqual([3, 2, true]);
    expect(await found(3)).toEqual([3, 3, false]);
  });

  test("refuses a key that did not come from a page", async () => {
    const { person, calls } = await givenStaff();
    for (const next of ["x", "W10", Buffer.from('["now","1"]').toString("base64url")]) {
      const [refusal] = await safe(calls.orders.history({ tenantId: person.tenantId, next }));
      expect(refusal).toMatchObject({ code: "malformed" });
    }
  });
});

test("pages fetched by key hold each order once, in order, also when several were placed at the same moment", async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.integer({ min: 0, max: 4 }), { minLength: 0, maxLength: 25 }),
      fc.integer({ min: 1, max: 9 }),
      fc.constantFrom("ASC" as const, "DESC" as const),
      async (minutes, pageSize, sortDirection) => {
        await resetDatabase();
        const person = await givenPerson(await givenPractice());
        const calls = await callsFor(person);
        const stored = await storeOrders(
          person,
          minutes.map((minute) => ({ placedAt: later(-minute) })),
        );
        const ids: string[] = [];
        const moments: number[] = [];
        let next: string | null = null;
        do {
          const query = { tenantId: person.tenantId, pageSize, sortDirection, ...(next ? { next } : {}) };
          const page: Awaited<ReturnType<typeof calls.orders.history>> = await calls.orders.history(query);
          ids.push(...page.orders.map(({ id }) => id));
          moments.push(...page.orders.map(({ createdAt }) => createdAt.getTime()));
          expect(page.totalRecords).toBe(stored.length);
          next = page.next;
        } while (next);
        expect(ids.toSorted()).toEqual(stored.toSorted());
        expect(moments).toEqual(moments.toSorted((one, other) => (sortDirection === "ASC" ? one - other : other - one)));
      },
    ),
    { numRuns: 15 },
  );
});

test("sorted by the last change, pages by key hold every order once, the latest first (D60)", async () => {
  const { person, calls } = await givenStaff();
  const ids = await storeOrders(
    person,
    Array.from({ length: 5 }, (_, index) => ({ placedAt: later(-index) })),
  );
  const { owner } = await testDatabase();
  const changed = [3, 0, 4, 1, 2];
  for (const [place, index] of changed.entries())
    await owner
      .update(schema.orders)
      .set({ updatedAt: later(10 - place) })
      .where(eq(schema.orders.id, ids[index] ?? ""));
  const seen: string[] = [];
  let next: string | null = null;
  do {
    const query = { tenantId: person.tenantId, pageSize: 2, sortBy: "updatedAt" as const, ...(next ? { next } : {}) };
    const page: Awaited<ReturnType<typeof calls.orders.history>> = await calls.orders.history(query);
    seen.push(...page.orders.map(({ id }) => id));
    next = page.next;
  } while (next);
  expect(seen).toEqual(changed.map((index) => ids[index]));
});

test("pages by number hold the same as pages by key", async () => {
  const { person, calls } = await givenStaff();
  await storeOrders(
    person,
    Array.from({ length: 7 }, (_, index) => ({ placedAt: later(-index) })),
  );
  const first = await calls.orders.history({ tenantId: person.tenantId, pageSize: 3 });
  const byKey = await calls.orders.history({ tenantId: person.tenantId, pageSize: 3, next: String(first.next) });
  const byNumber = await calls.orders.history({ tenantId: person.tenantId, pageSize: 3, pageNo: 2 });
  expect(byNumber.orders).toEqual(byKey.orders);
});
