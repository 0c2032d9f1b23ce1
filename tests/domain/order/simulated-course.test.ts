import fc from "fast-check";
import { expect, test } from "vitest";
import { simulatedCourse } from "~/domain/order/simulated-course";
import { canMove, type OrderStatus } from "~/domain/order/status";
import { editions } from "~/editions/editions";

const part = fc.record({
  id: fc.uuid(),
  available: fc.constantFrom("now" as const, "later" as const),
  isMadeToOrder: fc.boolean(),
  promisedDay: fc.constantFrom(null, "2026-11-25", "2026-12-03", "2027-01-14"),
  placedAt: fc.date({ min: new Date("2026-11-22T00:00:00Z"), max: new Date("2026-11-24T23:00:00Z"), noInvalidDate: true }),
});

test("every simulated course takes allowed steps from received to delivered, each later than the one before", () => {
  fc.assert(
    fc.property(part, fc.constantFrom("IL" as const, "KR" as const), (given, code) => {
      const receivedAt = new Date(given.placedAt.getTime() + 30 * 60_000);
      const course = simulatedCourse({ ...given, receivedAt }, editions[code]);
      const states: OrderStatus[] = ["OrderReceived", ...course.map(({ status }) => status)];
      expect(states.slice(1).every((state, index) => canMove(states[index] ?? "Cancelled", state))).toBe(true);
      expect(states.at(-1)).toBe("Delivered");
      const moments = [receivedAt, ...course.map(({ at }) => at)].map((at) => at.getTime());
      expect(moments.slice(1).every((moment, index) => moment > (moments[index] ?? 0))).toBe(true);
    }),
  );
});

test("the same transaction always has the same course, and some transactions in stock go on backorder for a while", () => {
  const facts = { available: "now" as const, isMadeToOrder: false, promisedDay: "2026-11-25", placedAt: new Date("2026-11-24T10:05:00Z") };
  const course = (id: string) => simulatedCourse({ ...facts, id, receivedAt: new Date("2026-11-24T10:35:00Z") }, editions.IL);
  expect(course("a")).toEqual(course("a"));
  const short = Array.from({ length: 240 }, (_, index) => course(`part ${index}`)).filter(([first]) => first?.status === "Backordered");
  expect(short.length).toBeGreaterThan(5);
  expect(short.length).toBeLessThan(60);
});
