import { describe, expect, test } from "vitest";
import { addDays } from "~/domain/calendar/days";
import { activityOf } from "~/domain/replenishment/activity";
import {
  firstCountedDay,
  knownWeeks,
  type OrderedDay,
  onTheWayOn,
  orderedWeeks,
  reviewDaysOf,
  usualLeadDays,
} from "~/domain/replenishment/ordered-days";
import { isPutAside, putAsideUntil } from "~/domain/replenishment/put-aside";

const today = "2026-11-24";
const forShelf = (day: string, shelfBoxes = 2, leadDays: number | null = 2): OrderedDay => ({ day, shelfBoxes, patientBoxes: 0, leadDays });
const forPatient = (day: string): OrderedDay => ({ day, shelfBoxes: 0, patientBoxes: 1, leadDays: null });

test("a year of whole weeks counts, today the last day of the last", () => {
  expect(firstCountedDay(today)).toBe("2025-11-26");
});

test.each([
  ["no order", [], 0],
  ["patients' orders alone", [forPatient("2026-01-01")], 0],
  ["an order today", [forShelf(today)], 1],
  ["one seven days ago", [forShelf("2026-11-17")], 2],
  ["one before the year", [forShelf("2024-01-01")], 52],
])("with %s, orders are known from %j: %d weeks", (_, days, weeks) => {
  expect(knownWeeks(days, today)).toBe(weeks);
});

test("orders become weeks that end today, with the day on which the shelf was looked at", () => {
  const days = [forShelf("2026-11-10", 3), forShelf("2026-11-12", 1), forPatient("2026-11-19"), forShelf(today, 4), forShelf("2020-01-01")];
  expect(orderedWeeks(days, { putAsideOn: "2026-11-20", counted: [] }, { today, count: 3 })).toEqual([
    { shelfBoxes: 3, patientBoxes: 0, isPutAside: false, heldAfter: null, lookedAfterDays: 6 },
    { shelfBoxes: 1, patientBoxes: 0, isPutAside: false, heldAfter: null, lookedAfterDays: 1 },
    { shelfBoxes: 4, patientBoxes: 1, isPutAside: true, heldAfter: null, lookedAfterDays: 6 },
  ]);
});

test("a lens put aside today counts as looked at from tomorrow", () => {
  const looks = { putAsideOn: today, counted: [] };
  expect(orderedWeeks([], looks, { today, count: 1 })).toEqual(orderedWeeks([], { ...looks, putAsideOn: null }, { today, count: 1 }));
  expect(orderedWeeks([], looks, { today: addDays(today, 1), count: 1 })[0]).toMatchObject({ isPutAside: true, lookedAfterDays: 5 });
});

test("a count tells what the shelf held with what was on its way, and with what was ordered later in its week", () => {
  const days = [forShelf("2026-11-17", 5, 3), forShelf("2026-11-18", 4, null), forShelf("2026-11-22", 2)];
  const counted = [
    { day: "2026-11-10", boxes: 9 },
    { day: "2026-11-19", boxes: 1 },
  ];
  const weeks = orderedWeeks(days, { putAsideOn: null, counted }, { today, count: 3 });
  expect(weeks.map(({ heldAfter, lookedAfterDays }) => [heldAfter, lookedAfterDays])).toEqual([
    [9, 6],
    [null, 6],
    [1 + 5 + 4 + 2, 4],
  ]);
});

test.each([
  ["nothing was ordered", [], 0],
  ["it comes on that day", [forShelf("2026-11-22", 5, 2)], 0],
  ["it comes a day later", [forShelf("2026-11-22", 5, 3)], 5],
  ["it was ordered on that day", [forShelf(today, 5, 1)], 5],
  ["it is ordered later", [forShelf("2026-11-25", 5, 1)], 0],
  ["it has not come yet", [forShelf("2026-09-26", 5, null)], 5],
  ["it has not come for 60 days", [forShelf("2026-09-25", 5, null)], 0],
  ["patients ordered it", [forPatient(today)], 0],
])("when %s, %j: %d boxes are on their way", (_, days, boxes) => {
  expect(onTheWayOn(days, today)).toBe(boxes);
});

describe("the rhythm of a location", () => {
  test.each([
    ["no order", [], 14],
    ["one order", ["2026-11-10"], 14],
    ["an order every day", ["2026-11-10", "2026-11-11", "2026-11-12"], 7],
    ["an order every ten days", ["2026-10-01", "2026-10-11", "2026-10-21"], 10],
    ["an order a season", ["2026-01-01", "2026-04-01", "2026-07-01"], 28],
  ])("with %s is the median between the days, from one week to four", (_, days, expected) => {
    expect(reviewDaysOf(days.map((day) => forShelf(day)))).toBe(expected);
  });

  test("orders take the median of what has come", () => {
    expect(usualLeadDays([forShelf(today, 1, 1), forShelf(today, 1, 5), forShelf(today, 1, 3), forShelf(today, 1, null)])).toBe(3);
    expect(usualLeadDays([forPatient(today)])).toBeNull();
  });
});

test.each([
  ["never", null, "2026-11-01", false],
  ["today", today, "2026-11-01", true],
  ["13 days ago", "2026-11-11", "2026-11-01", true],
  ["14 days ago", "2026-11-10", "2026-11-01", false],
  ["and ordered since", "2026-11-20", "2026-11-22", false],
])("a lens put aside %s (%s), last ordered on %s", (_, putAsideOn, lastOrderedOn, expected) => {
  expect(isPutAside(putAsideOn, lastOrderedOn, today)).toBe(expected);
  if (putAsideOn === today) expect(putAsideUntil(today)).toBe("2026-12-08");
});

describe("the activity of a location", () => {
  test("of few boxes is even", () => {
    const { weeks, ahead } = activityOf([0, 9, 0, 9]);
    expect([...weeks, ahead(2)]).toEqual([1, 1, 1, 1, 1]);
  });

  test("follows what grows, and fades ahead", () => {
    const { weeks, ahead } = activityOf(Array.from({ length: 52 }, (_, week) => 40 + week));
    expect(weeks.at(-1)).toBeGreaterThan((weeks[10] ?? 0) * 1.3);
    expect(ahead(2)).toBeGreaterThan(weeks.at(-1) ?? 0);
    expect(ahead(8)).toBeLessThan((weeks.at(-1) ?? 0) * 1.2);
  });

  test("never falls to nothing", () => {
    const { ahead } = activityOf(Array.from({ length: 52 }, (_, week) => (week < 20 ? 40 : 0)));
    expect(ahead(4)).toBeGreaterThan(0);
  });
});
