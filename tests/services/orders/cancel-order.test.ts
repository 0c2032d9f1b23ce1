import { safe } from "@orpc/client";
import { eq } from "drizzle-orm";
import { v7 as uuid } from "uuid";
import { beforeEach, describe, expect, test } from "vitest";
import { schema } from "~/db/schema.server";
import { resetDatabase, testDatabase } from "~tests/helpers/database";
import { callsFor, givenCatalogue, givenPerson, givenPractice } from "~tests/helpers/given";
import { distributorCalls } from "../requests/given-requests";
import { givenOperatorIn } from "../session/accounts";
import { biofinity, callsLater, givenLastBoxes, later, orderRows, placeOrder } from "./placed-orders";

beforeEach(resetDatabase);

async function givenOrder() {
  await givenCatalogue();
  const practice = await givenPractice({ locations: 2 });
  const person = await givenPerson(practice);
  const placed = await placeOrder(person, { lines: [biofinity(-1, 2), biofinity(-1.25, 3)] });
  return { practice, person, placed };
}

const shelfOf = (rows: Awaited<ReturnType<typeof orderRows>>) => new Map(rows.shelves.map(({ productId, onHand }) => [productId, onHand]));

describe("an order within its window", () => {
  test("is cancelled with all its transactions, its boxes return to stock, and it is not handed over", async () => {
    await givenCatalogue();
    const person = await givenPerson(await givenPractice());
    await placeOrder(person, { lines: [biofinity(-1, 1), biofinity(-1.25, 1)] });
    const before = shelfOf(await orderRows());
    const placed = await placeOrder(person, { lines: [biofinity(-1, 2), biofinity(-1.25, 3)] });
    const calls = await callsLater(person, 29);
    const { order } = await calls.orders.cancel({ orderId: placed.orderId });
    expect(order).toMatchObject({ status: "Cancelled", cancelDate: later(29), changeable: false });
    const after = await orderRows();
    expect(shelfOf(after)).toEqual(before);
    const parts = after.transactions.filter(({ orderId }) => orderId === placed.orderId);
    expect(parts.every(({ status, statusSeq }) => status === "Cancelled" && statusSeq === 2)).toBe(true);
    const lives = after.history.filter(({ transactionId, seq }) => seq === 2 && parts.some(({ id }) => id === transactionId));
    expect(lives.map(({ fromStatus, toStatus, at }) => [fromStatus, toStatus, at])).toEqual(
      parts.map(() => ["OrderInitialized", "Cancelled", later(29)]),
    );
    const message = after.outbox.find(({ kind, subjectId }) => kind === "handOver" && subjectId === placed.orderId);
    expect(message?.droppedAt).toEqual(later(29));
  });

  test("leaves the stock to its item's rule when an import removed that of its lens, because its boxes are not missing there (D27)", async () => {
    const { person, placed } = await givenOrder();
    const { owner } = await testDatabase();
    await owner.delete(schema.stockLevels);
    await (await callsFor(person)).orders.cancel({ orderId: placed.orderId });
    const { onHandByDefault = 0 } = (await owner.select().from(schema.stockRules)).find(({ itemId }) => itemId === "il-biofinity") ?? {};
    expect(onHandByDefault).toBeGreaterThan(0);
    expect([...shelfOf(await orderRows()).values()].toSorted()).toEqual([onHandByDefault, onHandByDefault]);
  });

  test("returns only the boxes that its stock still lacks, whatever the distributor has stated since the order (D27)", async () => {
    const { practice, person, placed } = await givenOrder();
    const { transactions } = await orderRows();
    const lines = transactions.flatMap(({ merchandise }) => merchandise.lines).toSorted((one, other) => one.quantity - other.quantity);
    const [first = "", second = ""] = lines.map(({ productId }) => productId);
    const { carrier } = await givenOperatorIn(practice);
    const operator = await callsFor(null, { carrier, now: later(1) });
    const take = async (...rows: [string, number, string?][]) => {
      const items = rows.map(([productId, onHand, day = ""]) => `il-biofinity,${productId},${onHand},${day}`);
      const content = ["itemId,productId,onHand,expectedDay", ...items].join("\n");
      const file = { edition: "IL", kind: "stock", fileName: "stock.csv", content } as const;
      return operator.imports.apply(await operator.imports.preview(file));
    };
    const left = shelfOf(await orderRows());
    await take([first, 40], [second, left.get(second) ?? 0, "2026-12-24"]);
    await (await callsLater(person, 2)).orders.cancel({ orderId: placed.orderId });
    expect(shelfOf(await orderRows())).toEqual(new Map([...left, [first, 40], [second, (left.get(second) ?? 0) + 3]]));

    const other = await placeOrder(person, { lines: [biofinity(-1, 2), biofinity(-1.25, 3)], parts: { now: later(3) } });
    const before = shelfOf(await orderRows());
    const distributor = await distributorCalls(4);
    await distributor.distributor.updateStock({ edition: "IL", items: [{ itemId: "il-biofinity", productId: first, onHand: 38 }] });
    const { seq } = await take([second, 7]);
    await operator.imports.undo({ edition: "IL", seq, reason: "A wrong file" });
    await (await callsLater(person, 5)).orders.cancel({ orderId: other.orderId });
    expect(shelfOf(await orderRows())).toEqual(new Map([...before, [first, 38], [second, (before.get(second) ?? 0) + 3]]));
  });

  test("no longer makes its lenses usual, of which the catalogue says that one is missing", async () => {
    const { person, placed } = await givenOrder();
    const statusNow = async (minutes: number) => {
      await givenLastBoxes(0);
      const { series } = await (await callsLater(person, minutes)).catalogue.list({ country: "IL" });
      return series.find(({ id }) => id === "il-biofinity")?.stock.status;
    };
    expect(await statusNow(1)).toBe("someOutOfStock");
    await (await callsLater(person, 2)).orders.cancel({ orderId: placed.orderId });
    expect(await statusNow(3)).toBe("inStock");
  });

  test("is recorded in the audit trail when it is cancelled, and subtracted from usual use", async () => {
    const { person, placed } = await givenOrder();
    await (await callsFor(person)).orders.cancel({ orderId: placed.orderId });
    const { owner } = await testDatabase();
    const entries = await owner.select().from(schema.auditEntries).where(eq(schema.auditEntries.action, "orderCancelled"));
    expect(entries.map(({ subjectId, actorId }) => [subjectId, actorId])).toEqual([[placed.orderId, person.userId]]);
    const use = await owner.select().from(schema.monthlyUse);
    expect(use.map(({ boxesQuantity }) => boxesQuantity)).toEqual([0, 0]);
  });

  test("is cancelled once however often it is asked for", async () => {
    const { person, placed } = await givenOrder();
    const calls = await callsFor(person);
    const first = await calls.orders.cancel({ orderId: placed.orderId });
    const once = await orderRows();
    expect(await calls.orders.cancel({ orderId: placed.orderId })).toEqual(first);
    expect(await orderRows()).toEqual(once);
  });
});

describe("nothing changes when cancelling is refused", () => {
  test("after the change window, whose end the refusal names", async () => {
    const { person, placed } = await givenOrder();
    const before = await orderRows();
    const [refusal] = await safe((await callsLater(person, 30)).orders.cancel({ orderId: placed.orderId }));
    expect(refusal).toMatchObject({ code: "changeWindowClosed", status: 409, data: { until: later(30) } });
    expect(await orderRows()).toEqual(before);
  });

  test("for a person of another location, another practice, and for an order that does not exist", async () => {
    const { practice, person, placed } = await givenOrder();
    const elsewhere = await givenPerson(practice, { email: "elsewhere@einayim.example", locationIds: practice.locationIds.slice(1) });
    const foreign = await givenPerson(await givenPractice({ subDomain: "carmel" }));
    const before = await orderRows();
    const asked = [
      [elsewhere, placed.orderId],
      [foreign, placed.orderId],
      [person, uuid()],
    ] as const;
    for (const [asker, orderId] of asked) {
      const [refusal] = await safe((await callsFor(asker)).orders.cancel({ orderId }));
      expect(refusal).toMatchObject({ code: "notFound", status: 404 });
    }
    expect(await orderRows()).toEqual(before);
  });
});
