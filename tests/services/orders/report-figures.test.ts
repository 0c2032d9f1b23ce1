import { safe } from "@orpc/client";
import { eq, sql } from "drizzle-orm";
import { v7 as uuid } from "uuid";
import { beforeEach, describe, expect, test } from "vitest";
import { schema } from "~/db/schema.server";
import { resetDatabase, testDatabase } from "~tests/helpers/database";
import { callsFor, givenCatalogue, givenPerson, givenPractice, now } from "~tests/helpers/given";
import { biofinity, givenPatient, placeOrder } from "./placed-orders";

beforeEach(resetDatabase);

const november = { country: "IL" as const, startDate: "2026-11-01", endDate: "2026-11-30" };
const dayMilliseconds = 86_400_000;

async function givenAdmin({ edition = "IL" as "IL" | "KR", locations = 2 } = {}) {
  await givenCatalogue();
  const practice = await givenPractice({ edition, locations, subDomain: edition === "IL" ? "einayim" : "hanbit" });
  const admin = await givenPerson(practice, { role: "practiceAdmin" });
  return { admin, calls: await callsFor(admin) };
}

type Admin = Awaited<ReturnType<typeof givenAdmin>>["admin"];

/** Moves an order into the past, as if it had been placed then. */
async function movePlacedAt(orderId: string, placedAt: Date) {
  const { owner } = await testDatabase();
  await owner.update(schema.orders).set({ placedAt }).where(eq(schema.orders.id, orderId));
}

/** Gives the only order a second part of two boxes, which was cancelled. */
async function cancelPartOf(orderId: string) {
  const { owner } = await testDatabase();
  const [part] = await owner.select().from(schema.transactions);
  const [line] = part?.merchandise.lines ?? [];
  if (!part || !line) throw new Error("The order has no part");
  await owner.insert(schema.transactions).values({
    ...part,
    ...{ id: uuid(), orderId, transactionSortOrder: 2, transactionConfirmationNum: "EIN-1-9", status: "Cancelled" as const },
    merchandise: { ...part.merchandise, lines: [{ ...line, quantity: 2, net: 10_000 }] },
  });
  const { orders } = schema;
  await owner
    .update(orders)
    .set({ boxesQuantity: sql`${orders.boxesQuantity} + 2` })
    .where(eq(orders.id, orderId));
}

const daysAgo = (days: number) => new Date(now.getTime() - days * dayMilliseconds);

async function orderTrial(admin: Admin, patientId: string, seriesId = "il-biofinity-trial") {
  const calls = await callsFor(admin);
  const right = { id: uuid(), seriesId, packSize: 3, power: -1, quantity: 1 };
  const merchandise = { purchaseType: "Trial" as const, rx: { right, left: null } };
  const preorder = { id: uuid(), orderType: "Patient" as const, patientId, merchandise };
  const { cart } = await calls.cart.sync({ locationId: admin.locationIds[0], preorders: [preorder] });
  const { holdId } = await calls.cart.startCheckout({ cartId: cart.id });
  const { receipt } = await calls.cart.checkout({ cartId: cart.id, holdId, acceptTerms: true });
  return receipt.orders[0]?.id ?? "";
}

/** The same figures, counted by hand from what the history and the details of the orders say. */
async function countByHand(calls: Awaited<ReturnType<typeof callsFor>>, tenantId: string) {
  const { orders } = await calls.orders.history({ tenantId, stDate: "2026-11-01", endDate: "2026-11-30", pageSize: 100 });
  const placed = orders.filter(({ status }) => status !== "Cancelled");
  const boxesByName = new Map<string, number>();
  for (const cartId of new Set(placed.map((order) => order.cartId))) {
    const detail = await calls.orders.detail({ tenantId, cartId });
    const lines = detail.orders.filter(({ status }) => status !== "Cancelled").flatMap((order) => order.lines);
    for (const line of lines) boxesByName.set(line.productName, (boxesByName.get(line.productName) ?? 0) + line.quantity);
  }
  const sum = (amounts: number[]) => amounts.reduce((total, amount) => total + amount, 0);
  return {
    orders: placed.length,
    boxes: sum(placed.map((order) => order.boxesQuantity)),
    net: { amount: sum(placed.map((order) => order.net.amount)), currency: "ILS" },
    gross: { amount: sum(placed.map((order) => order.gross.amount)), currency: "ILS" },
    boxesByName,
  };
}

describe("sold boxes by power (D30)", () => {
  const powersOf = async (
    { admin, calls }: Awaited<ReturnType<typeof givenAdmin>>,
    more: { seriesId?: string; locationId?: string } = {},
  ) => (await calls.reports.figures({ ...november, tenantId: admin.tenantId, ...more })).powers;

  test("are of the series with most boxes, by power, without trials and cancelled orders, at every location or at one", async () => {
    const given = await givenAdmin();
    const { admin, calls } = given;
    const [, there = ""] = admin.locationIds;
    expect(await powersOf(given)).toBeNull();
    const patientId = await givenPatient(admin);
    await placeOrder(admin, { lines: [biofinity(-1, 3), biofinity(-3.25, 2)], patientId });
    await orderTrial(admin, patientId);
    await placeOrder(admin, { lines: [biofinity(-3.25, 5)], locationId: there });
    const cancelled = await placeOrder(admin, { lines: [biofinity(-5, 9)] });
    await calls.orders.cancel({ orderId: cancelled.orderId });
    const shared = { seriesId: "il-biofinity", name: "Biofinity", columns: "none" };
    expect(await powersOf(given)).toEqual({
      ...shared,
      lenses: [
        { power: -3.25, across: null, boxes: 7 },
        { power: -1, across: null, boxes: 3 },
      ],
    });
    expect(await powersOf(given, { locationId: there })).toEqual({ ...shared, lenses: [{ power: -3.25, across: null, boxes: 5 }] });
  });

  test("are of the series that is asked for; a trial series or an unknown one is not", async () => {
    const given = await givenAdmin();
    await placeOrder(given.admin, { lines: [biofinity(-1, 3)] });
    const named = async (seriesId: string) => (await powersOf(given, { seriesId }))?.seriesId;
    expect(await powersOf(given, { seriesId: "il-biofinity-toric" })).toMatchObject({ columns: "cylinder", lenses: [] });
    expect([await named("il-biofinity-trial"), await named("il-none")]).toEqual(["il-biofinity", "il-biofinity"]);
  });
});

describe("the figures of a period", () => {
  test("match the orders counted by hand: without cancelled ones, at every location or at one", async () => {
    const { admin, calls } = await givenAdmin();
    const [here, there = ""] = admin.locationIds;
    const patientId = await givenPatient(admin);
    await placeOrder(admin, { lines: [biofinity(-1, 3), biofinity(-2, 2)] });
    await placeOrder(admin, { lines: [biofinity(-3.25, 1), biofinity(-2.5, 1)], patientId });
    const old = await placeOrder(admin, { lines: [biofinity(-4, 5)], locationId: there });
    const cancelled = await placeOrder(admin, { lines: [biofinity(-5, 9)] });
    await calls.orders.cancel({ orderId: cancelled.orderId });
    await movePlacedAt(old.orderId, daysAgo(12));
    const { boxesByName, ...totals } = await countByHand(calls, admin.tenantId);
    const figures = await calls.reports.figures({ ...november, tenantId: admin.tenantId });
    expect(totals).toMatchObject({ orders: 3, boxes: 12 });
    expect(figures.totals).toEqual(totals);
    expect(figures.unit).toBe("day");
    expect(figures.course.map(({ orders, boxes }) => [orders, boxes]).filter(([orders]) => orders)).toEqual([
      [1, 5],
      [2, 7],
    ]);
    expect(figures.course.find(({ isRunning }) => isRunning)).toMatchObject({ from: "2026-11-24", orders: 2 });
    expect(figures.products.map(({ name, boxes }) => [name, boxes])).toEqual([...boxesByName]);
    expect(figures.products[0]?.amount).toEqual(totals.net);
    expect(figures.kinds).toEqual([{ kind: "sphere", boxes: 12 }]);
    const thereOnly = await calls.reports.figures({ ...november, tenantId: admin.tenantId, locationId: there });
    expect([thereOnly.totals.orders, thereOnly.totals.boxes]).toEqual([1, 5]);
    const hereOnly = await calls.reports.figures({ ...november, tenantId: admin.tenantId, locationId: here });
    expect([hereOnly.totals.orders, hereOnly.totals.boxes]).toEqual([2, 7]);
  });

  test("leave out a cancelled transaction, with VAT recomputed", async () => {
    const { admin, calls } = await givenAdmin();
    const { orderId } = await placeOrder(admin, { lines: [biofinity(-1, 3)] });
    await cancelPartOf(orderId);
    const [{ amount: net } = { amount: 0 }] = [(await countByHand(calls, admin.tenantId)).net];
    const { totals } = await calls.reports.figures({ ...november, tenantId: admin.tenantId });
    expect(totals.boxes).toBe(3);
    expect(totals.net.amount).toBe(net - 10_000);
    expect(totals.gross.amount).toBe(net - 10_000 + Math.round((net - 10_000) * 0.18));
  });

  test("recompute VAT at the rate that the order was placed at, and its details say that rate (D3)", async () => {
    const { admin, calls } = await givenAdmin();
    const { orderId, cartId } = await placeOrder(admin, { lines: [biofinity(-1, 3)] });
    const { owner } = await testDatabase();
    await cancelPartOf(orderId);
    await owner.update(schema.orders).set({ vatRateBasisPoints: 1700 }).where(eq(schema.orders.id, orderId));
    const { totals } = await calls.reports.figures({ ...november, tenantId: admin.tenantId });
    expect(totals.gross.amount).toBe(totals.net.amount + Math.round(totals.net.amount * 0.17));
    const { orders } = await calls.orders.detail({ tenantId: admin.tenantId, cartId });
    expect(orders.map(({ vatRateBasisPoints, pricesIncludeVat }) => [vatRateBasisPoints, pricesIncludeVat])).toEqual([[1700, false]]);
  });

  test("are compared with the same days a year before, and shown by month over a year", async () => {
    const { admin, calls } = await givenAdmin();
    const { orderId } = await placeOrder(admin);
    await movePlacedAt(orderId, new Date("2025-10-15T08:00:00Z"));
    await placeOrder(admin);
    const figures = await calls.reports.figures({ ...november, startDate: "2025-12-01", endDate: "2026-11-24", tenantId: admin.tenantId });
    expect([figures.totals.orders, figures.before.orders]).toEqual([1, 1]);
    expect([figures.unit, figures.course.length]).toEqual(["month", 12]);
    expect(figures.course.filter(({ ordersBefore }) => ordersBefore > 0).map(({ from }) => from)).toEqual(["2026-10-01"]);
  });

  test("count days of the market: an order of the last evening of the month is of that day", async () => {
    const { admin, calls } = await givenAdmin();
    const { orderId } = await placeOrder(admin);
    await movePlacedAt(orderId, new Date("2026-10-31T22:30:00Z"));
    const { course } = await calls.reports.figures({ ...november, tenantId: admin.tenantId });
    expect(course.filter(({ orders }) => orders > 0).map(({ from }) => from)).toEqual(["2026-11-01"]);
  });
});

describe("trials that became orders", () => {
  test("are counted when the patient bought a series of that trial within 90 days", async () => {
    const { admin, calls } = await givenAdmin();
    const patients = await Promise.all(["Soon", "Late", "Before", "Never"].map((name) => givenPatient(admin, name, name)));
    for (const patientId of patients) await movePlacedAt(await orderTrial(admin, patientId), new Date("2026-06-10T09:00:00Z"));
    const boughtAt = ["2026-09-08T08:00:00Z", "2026-09-08T10:00:00Z", "2026-06-09T09:00:00Z"];
    for (const [place, at] of boughtAt.entries()) {
      const { orderId } = await placeOrder(admin, { patientId: patients[place] });
      await movePlacedAt(orderId, new Date(at));
    }
    const june = { country: "IL" as const, startDate: "2026-06-01", endDate: "2026-06-30", tenantId: admin.tenantId };
    const { trials, kinds } = await calls.reports.figures(june);
    expect(trials).toMatchObject([{ seriesId: "il-biofinity-trial", fittings: 4, ordered: 1 }]);
    expect(kinds).toEqual([
      { kind: "trial", boxes: 4 },
      { kind: "sphere", boxes: 2 },
    ]);
  });
});

test("are refused to staff, of a foreign practice, of another market, and over more than 12 months", async () => {
  const { admin, calls } = await givenAdmin();
  const staff = await callsFor(await givenPerson(admin, { email: "staff@einayim.example" }));
  const foreign = await givenPractice({ subDomain: "carmel" });
  const own = { ...november, tenantId: admin.tenantId };
  const codeOf = async (who: typeof calls, input: typeof own & { locationId?: string }) => {
    const [refusal] = await safe(who.reports.figures(input));
    return refusal && "code" in refusal ? refusal.code : null;
  };
  expect(await codeOf(staff, own)).toBe("notPermitted");
  expect(await codeOf(calls, { ...own, tenantId: foreign.tenantId })).toBe("notFound");
  expect(await codeOf(calls, { ...own, locationId: foreign.locationIds[0] })).toBe("notFound");
  expect(await codeOf(calls, { ...own, country: "KR" as never })).toBe("notFound");
  expect(await codeOf(calls, { ...own, startDate: "2025-11-30" })).toBe("periodTooLong");
  expect(await codeOf(calls, { ...own, startDate: "2026-12-01" })).toBe("periodReversed");
});
