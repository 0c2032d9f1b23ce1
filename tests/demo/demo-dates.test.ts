import { beforeAll, describe, expect, test } from "vitest";
import { schema } from "~/db/schema.server";
import { seedDemo } from "~/demo/seed-demo.server";
import { addDays } from "~/domain/calendar/days";
import { marketDayOf } from "~/domain/calendar/market-time";
import { editions } from "~/editions/editions";
import { resetDatabase } from "~tests/helpers/database";
import { rowsOf } from "./seeded-rows";

type Part = typeof schema.transactions.$inferSelect;

/** The last day of a February with 29, a Tuesday, and a Saturday that is a holiday. */
const starts = ["2028-02-29T22:30:00Z", "2026-11-24T10:05:00Z", "2027-01-02T10:05:00Z"];

describe.each(starts)("the dates of the demo of %s", (start) => {
  const now = new Date(start);
  let tenants: (typeof schema.tenants.$inferSelect)[];
  let patients: (typeof schema.patients.$inferSelect)[];
  let orders: (typeof schema.orders.$inferSelect & { day: string; parts: Part[] })[];

  beforeAll(async () => {
    await seedDemo(await resetDatabase(), now);
    tenants = await rowsOf(schema.tenants);
    patients = await rowsOf(schema.patients);
    const parts = await rowsOf(schema.transactions);
    orders = (await rowsOf(schema.orders))
      .map((order) => ({
        ...order,
        day: marketDayOf(order.placedAt, editions[order.countryCode === "IL" ? "IL" : "KR"].timeZone),
        parts: parts.filter(({ orderId }) => orderId === order.id),
      }))
      .sort((one, other) => one.placedAt.getTime() - other.placedAt.getTime());
  });

  const openedAt = (tenantId: string) => tenants.find((each) => each.tenantId === tenantId)?.createdAt ?? now;

  test("a patient is born before any prescription, and has the last day of the prescription of the latest order", () => {
    expect(patients.length).toBeGreaterThan(50);
    for (const { id, dob, rxExpiresOn } of patients) {
      const terms = orders.filter(({ patientId }) => patientId === id).map(({ day, parts }) => ({ day, ...parts[0]?.merchandise.rx }));
      const stated = terms.filter(({ expirationDate }) => expirationDate);
      expect(rxExpiresOn, id).toBe(stated.at(-1)?.expirationDate ?? null);
      for (const { day, startDate, expirationDate } of stated) {
        expect([dob ?? "", startDate, day, expirationDate]).toEqual([dob ?? "", startDate, day, expirationDate].toSorted());
      }
      if (dob) expect(dob < addDays(now.toISOString().slice(0, 10), -5 * 365)).toBe(true);
    }
  });

  test("nothing happened before the practice was opened, or will have happened after now", async () => {
    const happened = [
      ...patients.flatMap(({ tenantId, createdAt, updatedAt }) => [createdAt, updatedAt].map((at) => ({ tenantId, at }))),
      ...orders.map(({ tenantId, placedAt: at }) => ({ tenantId, at })),
      ...(await rowsOf(schema.patientNotes)).map(({ tenantId, writtenAt: at }) => ({ tenantId, at })),
      ...(await rowsOf(schema.statusHistory)).map(({ tenantId, at }) => ({ tenantId, at })),
      ...(await rowsOf(schema.auditEntries)).map(({ tenantId, at }) => ({ tenantId, at })),
      ...(await rowsOf(schema.users)).map(({ tenantId, createdAt: at }) => ({ tenantId, at })),
      ...(await rowsOf(schema.fittingPacks)).map(({ tenantId, putAt: at }) => ({ tenantId, at })),
      ...(await rowsOf(schema.deliveries)).flatMap(({ tenantId, openedAt: at, finishedAt }) => [
        { tenantId, at },
        { tenantId, at: finishedAt ?? at },
      ]),
    ];
    expect(happened.filter(({ tenantId, at }) => at < openedAt(tenantId) || at > now)).toEqual([]);
  });

  test("an order is promised for no earlier than its day, and its promotion ran on it", async () => {
    const promotions = await rowsOf(schema.promotions);
    for (const { day, promisedDay, parts } of orders) {
      expect((promisedDay ?? day) >= day).toBe(true);
      for (const { promotion } of parts.flatMap(({ merchandise }) => merchandise.lines)) {
        const { fromDay, toDay } = promotions.find(({ id }) => id === promotion?.id) ?? { fromDay: day, toDay: day };
        expect([fromDay, day, toDay]).toEqual([fromDay, day, toDay].toSorted());
      }
    }
  });

  test("boxes are counted after they were delivered, and expire after that", async () => {
    const history = await rowsOf(schema.statusHistory);
    const deliveredAt = new Map(
      history.filter(({ toStatus }) => toStatus === "Delivered").map(({ transactionId, at }) => [transactionId, at]),
    );
    const received = await rowsOf(schema.receivedBoxes);
    expect(received.length).toBeGreaterThan(100);
    for (const { transactionId, countedAt, expiresOn } of received) {
      expect(countedAt.getTime()).toBeGreaterThanOrEqual(deliveredAt.get(transactionId ?? "")?.getTime() ?? 0);
      if (expiresOn) expect(expiresOn > countedAt.toISOString().slice(0, 10)).toBe(true);
    }
  });
});
