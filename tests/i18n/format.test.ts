import { describe, expect, test } from "vitest";
import { withoutDirectionMarks } from "~/domain/direction-marks";
import type { EditionCode } from "~/domain/edition";
import type { Language } from "~/domain/language";
import { editionOf } from "~/editions/editions";
import { marketOf } from "~/i18n/market";
import { formatFor } from "~/i18n/translate-for.server";

const format = (language: Language, market: EditionCode) => formatFor(language, marketOf(editionOf(market)));
const plain = (text: string) => withoutDirectionMarks(text).replaceAll("\u00a0", " ");
const at = new Date("2026-11-25T13:30:00Z");

test("an address is written in the order of its market, whatever the language", () => {
  const address = { street: "세종대로 88", street2: "2층", city: "서울" };
  expect([format("ko", "KR").address(address), format("en", "KR").address(address)]).toEqual([
    "서울 세종대로 88, 2층",
    "서울 세종대로 88, 2층",
  ]);
  expect(format("en", "IL").address({ street: "3 Mole Street", city: "Haifa" })).toBe("3 Mole Street, Haifa");
});

describe("days and times by the market's pattern, in the words of the language", () => {
  test.each([
    ["he", "IL", "2026/11/25", "יום ד׳ 2026/11/25", "15:30", "2026/11/25, 15:30"],
    ["en", "IL", "2026/11/25", "Wed 2026/11/25", "15:30", "2026/11/25, 15:30"],
    ["ko", "KR", "수요일, 25.11.2026", "수요일, 25.11.2026", "오후 10:30", "수요일, 25.11.2026 오후 10:30"],
    ["en", "KR", "Wednesday, 25.11.2026", "Wednesday, 25.11.2026", "10:30 PM", "Wednesday, 25.11.2026 10:30 PM"],
    ["ja", "KR", "25.11.2026（水）", "25.11.2026（水）", "午後10:30", "25.11.2026（水） 午後10:30"],
    ["ja", "IL", "2026/11/25", "2026/11/25（水）", "15:30", "2026/11/25 15:30"],
  ] as const)("%s in %s", (language, market, day, dayAndWeekday, time, dayAndTime) => {
    const dates = format(language, market);
    expect(dates.day("2026-11-25")).toBe(day);
    expect(dates.dayAndWeekday("2026-11-25")).toBe(dayAndWeekday);
    expect(dates.time(at)).toBe(time);
    expect(dates.time(at.toISOString())).toBe(time);
    expect(dates.dayAndTime(at)).toBe(dayAndTime);
  });

  test("in digits only, and the weekday and the month alone", () => {
    expect(format("ko", "KR").dayInDigits("2026-11-25")).toBe("25.11.2026");
    expect(format("he", "IL").weekday("2026-11-28")).toBe("שבת");
    expect(format("en", "IL").month("2026-11-25")).toBe("Nov");
    expect(format("ko", "KR").month("2026-11-25")).toBe("11월");
  });

  test("noon and midnight are written as twelve o'clock", () => {
    expect(format("ko", "KR").time("2026-11-25T03:00:00Z")).toBe("오후 12:00");
    expect(format("en", "KR").time("2026-11-24T15:05:00Z")).toBe("12:05 AM");
  });

  test("an instant belongs to the market's day", () => {
    expect(format("en", "IL").dayOf("2026-11-24T22:30:00Z")).toBe("2026-11-25");
    expect(format("en", "KR").dayOf("2026-11-24T14:30:00Z")).toBe("2026-11-24");
  });
});

describe("money in the smallest unit", () => {
  test.each([
    ["he", "IL", 123450, "1,234.50 ₪"],
    ["en", "IL", 123450, "₪1,234.50"],
    ["en", "IL", -2700, "−₪27.00"],
    ["ko", "IL", 123450, "₪1,234.50"],
    ["ko", "KR", 41000, "₩41,000"],
    ["en", "KR", 41000, "₩41,000"],
    ["he", "KR", 41000, "41,000 ₩"],
  ] as const)("%s in %s: %i is %s", (language, market, amount, text) => {
    expect(plain(format(language, market).amount(amount))).toBe(text);
  });

  test("the currency of the amount takes precedence over the market's", () => {
    expect(format("en", "IL").money({ amount: 41000, currency: "KRW" })).toBe("₩41,000");
  });

  test("numbers are grouped, and rates are given in hundredths of a percent", () => {
    expect(format("en", "IL").number(4144)).toBe("4,144");
    expect(plain(format("he", "IL").percent(1800))).toBe("18%");
    expect(format("en", "KR").percent(1025)).toBe("10.25%");
    expect(format("en", "IL").number(-2)).toBe("−2");
  });
});

describe("time that is left", () => {
  const now = new Date("2026-11-25T12:05:00Z");
  test.each([
    ["en", "2026-11-25T13:30:00Z", "1 h 25 min left"],
    ["en", "2026-11-25T12:24:01Z", "20 min left"],
    ["en", "2026-11-25T14:05:00Z", "2 h left"],
    ["en", "2026-11-25T12:05:00Z", "time is up"],
    ["en", "2026-11-25T11:00:00Z", "time is up"],
    ["he", "2026-11-25T12:07:00Z", "נותרו שתי דקות"],
    ["he", "2026-11-25T12:06:00Z", "נותרה דקה אחת"],
    ["ko", "2026-11-25T13:30:00Z", "1시간 25분 남음"],
    ["ja", "2026-11-25T12:25:00Z", "残り20分"],
  ] as const)("in %s until %s: %s", (language, until, text) => {
    expect(format(language, "IL").timeLeft(until, now)).toBe(text);
  });
});

describe("lists", () => {
  test.each([
    ["en", ["a"], "a"],
    ["en", ["a", "b"], "a and b"],
    ["en", ["a", "b", "c"], "a, b and c"],
    ["he", ["תמר", "נועה"], "תמר ונועה"],
    ["he", ["MyDay", "Biofinity"], "MyDay ו־Biofinity"],
    ["ko", ["가", "나", "다"], "가, 나, 다"],
    ["ja", ["甲", "乙"], "甲、乙"],
    ["en", [], ""],
  ] as const)("in %s %j is %s", (language, items, text) => {
    expect(format(language, "IL").list([...items])).toBe(text);
  });

  test("of products keep each name in its own direction, and the word between them in that of the page", () => {
    const [mark, end] = ["\u2068", "\u2069"];
    expect(format("he", "IL").products(["MyDay", "Biofinity"])).toBe(`${mark}MyDay${end} ו־${mark}Biofinity${end}`);
    expect(format("he", "IL").products(["MyDay", "עדשה"])).toBe(`${mark}MyDay${end} ו${mark}עדשה${end}`);
    expect(format("en", "IL").products(["MyDay"])).toBe(`${mark}MyDay${end}`);
  });
});

test.each([
  ["IL", "0500000012", "050-000-0012"],
  ["IL", "+972500000012", "050-000-0012"],
  ["IL", "+972 (0)50 000 0012", "050-000-0012"],
  ["IL", "030000180", "03-000-0180"],
  ["IL", "0770000180", "077-000-0180"],
  ["KR", "01000000012", "010-0000-0012"],
  ["KR", "+82 10-0000-0012", "010-0000-0012"],
  ["KR", "021234567", "02-123-4567"],
  ["KR", "0212345678", "02-1234-5678"],
  ["KR", "0311234567", "031-123-4567"],
  ["IL", "ext. 12", "ext. 12"],
] as const)("in %s the number %s is written %s", (market, number, text) => {
  expect(format("en", market).phone(number)).toBe(text);
});

test("names follow the language", () => {
  expect(format("ko", "KR").name({ firstName: "하윤", lastName: "김" })).toBe("김하윤");
  expect(format("en", "IL").name({ firstName: "Tamar", lastName: "Oren" })).toBe("Tamar Oren");
});

test("the values of a refusal are formatted by their type, and count stays a number", () => {
  const values = {
    until: at,
    untilAt: "2026-11-25T13:30:00.000Z",
    day: "2026-11-25",
    price: { amount: 2700, currency: "ILS" },
    maximum: 1000,
    series: ["MyDay", "Biofinity"],
    count: 2,
    gone: null,
  };
  expect(format("en", "IL").values(values)).toEqual({
    until: "15:30",
    untilAt: "15:30",
    day: "2026/11/25",
    price: "₪27.00",
    maximum: "1,000",
    series: "MyDay and Biofinity",
    count: 2,
    gone: "",
  });
  expect(format("en", "IL").values(undefined)).toEqual({});
});
