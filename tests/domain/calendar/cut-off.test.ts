import { describe, expect, test } from "vitest";
import { addBusinessDays, isDispatchDay } from "~/domain/calendar/business-days";
import { changeWindowEndsAt } from "~/domain/calendar/change-window-end";
import { cutOffFor } from "~/domain/calendar/cut-off";
import { il } from "~/editions/il";
import { kr } from "~/editions/kr";

describe("the next cut-off in Israel (15:30, rest on Friday and Saturday)", () => {
  test.each([
    ["on a Tuesday morning", "2026-11-24T12:05:00Z", "2026-11-24", "2026-11-24T13:30:00.000Z"],
    ["one millisecond before it", "2026-11-24T13:29:59.999Z", "2026-11-24", "2026-11-24T13:30:00.000Z"],
    ["at the very moment", "2026-11-24T13:30:00Z", "2026-11-25", "2026-11-25T13:30:00.000Z"],
    ["after Thursday's", "2026-11-26T14:00:00Z", "2026-11-29", "2026-11-29T13:30:00.000Z"],
    ["on a Friday", "2026-11-27T08:00:00Z", "2026-11-29", "2026-11-29T13:30:00.000Z"],
    ["on the eve of the New Year", "2026-09-11T06:00:00Z", "2026-09-14", "2026-09-14T12:30:00.000Z"],
    ["over the change to winter time", "2026-10-22T13:00:00Z", "2026-10-25", "2026-10-25T13:30:00.000Z"],
  ])("%s", (_, now, dispatchDay, cutOffAt) => {
    const found = cutOffFor(new Date(now), il);
    expect({ ...found, cutOffAt: found.cutOffAt.toISOString() }).toEqual({ dispatchDay, cutOffAt });
  });
});

test("in Korea the cut-off is 15:00 and Chuseok with its substitute is left out", () => {
  expect(cutOffFor(new Date("2026-11-24T05:59:00Z"), kr).cutOffAt.toISOString()).toBe("2026-11-24T06:00:00.000Z");
  expect(cutOffFor(new Date("2028-09-29T07:00:00Z"), kr).dispatchDay).toBe("2028-10-06");
});

test("weekends differ by market: Sunday is a working day in Israel, Friday in Korea", () => {
  expect([isDispatchDay("2026-11-29", il), isDispatchDay("2026-11-27", il)]).toEqual([true, false]);
  expect([isDispatchDay("2026-11-29", kr), isDispatchDay("2026-11-27", kr)]).toEqual([false, true]);
});

test.each([
  ["2026-11-24", 0, "2026-11-24"],
  ["2026-11-24", 5, "2026-12-01"],
  ["2026-11-27", 0, "2026-11-29"],
  ["2026-11-27", 1, "2026-11-29"],
  ["2026-11-27", 2, "2026-11-30"],
])("in Israel %s and %i business days is %s", (day, count, expected) => {
  expect(addBusinessDays(day, count, il)).toBe(expected);
});

test("an order can be changed for half an hour, but not past the cut-off its day rests on (D27)", () => {
  const cutOffAt = new Date("2026-11-24T13:30:00Z");
  expect(changeWindowEndsAt(new Date("2026-11-24T12:05:00Z"), cutOffAt).toISOString()).toBe("2026-11-24T12:35:00.000Z");
  expect(changeWindowEndsAt(new Date("2026-11-24T13:20:00Z"), cutOffAt).toISOString()).toBe("2026-11-24T13:30:00.000Z");
});
