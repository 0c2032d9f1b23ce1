import { expect, test } from "vitest";
import { orderedArrival } from "~/domain/order/ordered-arrivals";
import { type ArrivalPart, joinArrivals, lineArrivals } from "~/domain/stock/arrivals";

const part = (quantity: number, day: string | null, more: Partial<ArrivalPart> = {}): ArrivalPart => ({
  quantity,
  day,
  isLater: false,
  toPatient: false,
  ...more,
});
const later = { isLater: true };

test.each([
  ["all of it on the shelf", { now: 3, later: 0 }, [part(3, "2026-11-23")]],
  ["a part of it", { now: 2, later: 4 }, [part(2, "2026-11-23"), part(4, "2026-12-07", later)]],
  ["nothing of it", { now: 0, later: 4 }, [part(4, "2026-12-07", later)]],
  ["nothing, and no more will come", { now: 0, later: 0 }, []],
])("a line with %s arrives in its parts", (_, { now, later: follows }, parts) => {
  expect(lineArrivals({ now, nowDay: "2026-11-23", later: follows, laterDay: "2026-12-07", toPatient: false })).toEqual(parts);
});

test("lines of one day are one part; what follows never moves the day of what leaves now", () => {
  const parts = [part(5, "2026-12-07", later), part(40, "2026-11-23"), part(6, "2026-12-10", later), part(4, "2026-11-23")];
  expect(joinArrivals(parts)).toEqual([part(44, "2026-11-23"), part(5, "2026-12-07", later), part(6, "2026-12-10", later)]);
});

test("what goes to patients is counted by itself, and a day that nobody knows comes last", () => {
  const parts = [part(1, null, later), part(2, "2026-11-26", { toPatient: true }), part(3, "2026-12-10", later), part(4, "2026-11-23")];
  expect(joinArrivals(parts)).toEqual([
    part(4, "2026-11-23"),
    part(2, "2026-11-26", { toPatient: true }),
    part(3, "2026-12-10", later),
    part(1, null, later),
  ]);
});

const placed = {
  available: "later" as const,
  promisedDay: "2026-12-10",
  toPatient: false,
  lines: [
    { quantity: 5, promisedDay: "2026-12-07" },
    { quantity: 6, promisedDay: "2026-12-10" },
  ],
};

test("an ordered line keeps its own day beside one that comes later", () => {
  expect(placed.lines.map((line) => orderedArrival(line, placed).day)).toEqual(["2026-12-07", "2026-12-10"]);
});

test("a day that the distributor has named since holds for every line of the transaction", () => {
  const moved = { ...placed, promisedDay: "2026-12-14" };
  expect(moved.lines.map((line) => orderedArrival(line, moved).day)).toEqual(["2026-12-14", "2026-12-14"]);
});

test("a line of an older order, which has no day of its own, takes that of its transaction", () => {
  const old = { ...placed, lines: [{ quantity: 5 }] };
  expect(orderedArrival({ quantity: 5 }, old)).toEqual(part(5, "2026-12-10", later));
});
