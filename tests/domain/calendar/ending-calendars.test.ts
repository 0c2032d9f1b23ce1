import { expect, test } from "vitest";
import { endingCalendars } from "~/domain/calendar/ending-calendars";

const korea = { code: "KR", timeZone: "Asia/Seoul", holidays: ["2027-12-25", "2026-01-01"] } as const;
const at = (now: string) => endingCalendars([{ ...korea, holidays: [...korea.holidays] }], new Date(now));

test("the warning begins 12 months before the end of a calendar's last year, by the market's day", () => {
  expect(at("2026-12-31T14:59:00Z")).toEqual([]);
  expect(at("2026-12-31T15:00:00Z")).toEqual([{ edition: "KR", lastDay: "2027-12-31" }]);
});

test("the warning stays after the calendar has ended, and a calendar without holidays has none", () => {
  expect(at("2028-03-01T00:00:00Z")).toHaveLength(1);
  expect(endingCalendars([{ ...korea, holidays: [] }], new Date("2028-03-01T00:00:00Z"))).toEqual([]);
});
