import { expect, test } from "vitest";
import { orderedArrival } from "~/domain/order/ordered-arrival";
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
])("a line with %s arrives in these parts", (_, { now, later: follows }, parts) => {
  expect(lineArrivals({ now, nowDay: "2026-11-23", later: follows, laterDay: "2026-12-07", toPatient: false })).toEqual(parts);
});

test("lines of the same day are one arrival; later boxes never delay those that leave now", () => {
  const parts = [part(5, "2026-12-07", later), part(40, "2026-11-23"), part(6, "2026-12-10", later), part(4, "2026-11-23")];
  expect(joinArrivals(parts)).toEqual([part(44, "2026-11-23"), part(5, "2026-12-07", later), part(6, "2026-12-10", later)]);
});

test("boxes shipped to patients are counted separately, and an unknown day comes last", () => {
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

test("an ordered line keeps its own day when another line comes later", () => {
  expect(placed.lines.map((line) => orderedArrival(line, placed).day)).toEqual(["2026-12-07", "2026-12-10"]);
});

test("a new day from the distributor applies to every line of the transaction", () => {
  const moved = { ...placed, promisedDay: "2026-12-14" };
  expect(moved.lines.map((line) => orderedArrival(line, moved).day)).toEqual(["2026-12-14", "2026-12-14"]);
});

test("a line of an older order without a day of its own takes that of its transaction", () => {
  const old = { ...placed, lines: [{ quantity: 5 }] };
  expect(orderedArrival({ quantity: 5 }, old)).toEqual(part(5, "2026-12-10", later));
});
