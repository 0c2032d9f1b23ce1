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
    "2026. 11. 05.",
    "2026年11月5日",
    "２０２６年１１月０５日",
    "2026년 11월 5일",
    "2026년11월05일",
    "２０２６／１１／０５",
    "２０２６-１１-５",
    "\u200f2026/11/05\u200f",
  ])("%s is the fifth of November", (typed) => {
    expect(parseDay(typed)).toBe("2026-11-05");
  });

  test.each([
    "",
    "26/11/05",
    "2026/13/01",
    "2026/02/30",
    "31.04.2026",
    "2026",
    "2026/11",
    "11052026",
    "tomorrow",
    "2026/11/05 10:00",
    "2026年11月",
    "2026年13月1日",
    "26年11月5日",
  ])("%s is not a day", (typed) => {
    expect(parseDay(typed)).toBeNull();
  });
});
