import fc from "fast-check";
import { expect, test } from "vitest";
import { marketInstant } from "~/domain/calendar/market-time";
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

const stocked = { available: "now" as const, isMadeToOrder: false };
const awaited = { available: "later" as const, isMadeToOrder: false };
const made = { available: "now" as const, isMadeToOrder: true };

test.each([
  ["from stock", stocked, "2026-11-25", null, "2026-11-24"],
  ["that is awaited", awaited, "2026-12-03", "Backordered", "2026-12-02"],
  ["that is awaited and promised after the weekend", awaited, "2026-11-29", "Backordered", "2026-11-26"],
  ["that is awaited and promised for the next day", awaited, "2026-11-25", "Backordered", "2026-11-24"],
  ["that is awaited without a day", awaited, null, "Backordered", "2026-11-24"],
  ["that is made to order", made, "2027-01-14", "OverseasOrder", "2027-01-13"],
])("a part %s leaves around its cut-off and arrives in the morning", (_, goods, promisedDay, waits, leaves) => {
  const placed = { placedAt: new Date("2026-11-24T07:00:00Z"), receivedAt: new Date("2026-11-24T07:30:00Z") };
  const cutOffAt = marketInstant(leaves, editions.IL.cutOff, editions.IL.timeZone).getTime();
  for (let index = 0; index < 60; index += 1) {
    const course = simulatedCourse({ ...goods, ...placed, promisedDay, id: `part ${index}` }, editions.IL);
    const isShort = goods === stocked && course[0]?.status === "Backordered";
    expect(course[0]?.status).toBe(isShort ? "Backordered" : (waits ?? "BeingPackaged"));
    const at = (status: OrderStatus) => course.find((step) => step.status === status)?.at ?? new Date(0);
    const minutes = (status: OrderStatus) => (at(status).getTime() - cutOffAt) / 60_000;
    expect([minutes("BeingPackaged") >= -49, minutes("BeingPackaged") <= -20]).toEqual([true, true]);
    expect([minutes("ReadyToShip") >= 10, minutes("ReadyToShip") <= 29]).toEqual([true, true]);
    expect([minutes("Shipped") >= 60, minutes("Shipped") <= 99]).toEqual([true, true]);
    expect(course.find(({ status }) => status === "ReadyToShip")?.detail).toBe("Packed");
    const day = promisedDay ?? "2026-11-26";
    const morning = ["09:10", "11:59"].map((time) => marketInstant(day, time, editions.IL.timeZone).getTime());
    expect([at("Delivered").getTime() >= (morning[0] ?? 0), at("Delivered").getTime() <= (morning[1] ?? 0)]).toEqual([true, true]);
  }
});
