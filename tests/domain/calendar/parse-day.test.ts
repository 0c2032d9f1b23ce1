import { describe, expect, test } from "vitest";
import { parseDay } from "~/domain/calendar/parse-day";

describe("a day as a person types it", () => {
  test.each([
    "2026/11/05",
    "2026-11-05",
    "2026.11.5",
    "2026/11/5",
    "05.11.2026",
    "5/11/2026",
    "5-11-2026",
    "20261105",
    " 2026 11 05 ",
    "2026. 11. 5",
    "２０２６／１１／０５",
    "２０２６-１１-５",
    "\u200f2026/11/05\u200f",
  ])("%s is the fifth of November", (typed) => {
    expect(parseDay(typed)).toBe("2026-11-05");
  });

  test.each(["", "26/11/05", "2026/13/01", "2026/02/30", "31.04.2026", "2026", "2026/11", "11052026", "tomorrow", "2026/11/05 10:00"])(
    "%s is not a day",
    (typed) => {
      expect(parseDay(typed)).toBeNull();
    },
  );
});
