import { remembered } from "../remembered";

/** Date and time as a wall clock and calendar show them; month 1 to 12, hours 0 to 23. */
export type WallClock = { year: number; month: number; date: number; hours: number; minutes: number };

/** One formatter per time zone, cached because creating it is slow. */
const formats = new Map<string, Intl.DateTimeFormat>();

const formatOf = (timeZone: string) =>
  remembered(
    formats,
    timeZone,
    () =>
      new Intl.DateTimeFormat("en-US", {
        timeZone,
        hourCycle: "h23",
        year: "numeric",
        month: "numeric",
        day: "numeric",
        hour: "numeric",
        minute: "numeric",
      }),
  );

/** Cached results by minute, because a page asks for hundreds of instants, and pages for the same ones again. */
const knownClocks = new Map<string, WallClock>();

/** Returns the wall clock of a time zone at an instant. */
export function wallClockAt(instant: Date, timeZone: string): Readonly<WallClock> {
  const key = `${Math.floor(instant.getTime() / 60_000)} ${timeZone}`;
  return remembered(knownClocks, key, () => formattedClock(instant, timeZone));
}

/** Only digits are taken from Intl, whose words differ between Node and browsers; this format lists month, day, year, hour and minute. */
function formattedClock(instant: Date, timeZone: string): WallClock {
  const [month = 0, date = 0, year = 0, hours = 0, minutes = 0] = formatOf(timeZone).format(instant).match(/\d+/g)?.map(Number) ?? [];
  return { year, month, date, hours, minutes };
}

/** Returns midnight of a day as every calendar shows it, whatever the time zone. */
export function wallClockOfDay(day: string): WallClock {
  const [year = 0, month = 0, date = 0] = day.split("-").map(Number);
  return { year, month, date, hours: 0, minutes: 0 };
}

/** Returns the weekday of a wall clock, Sunday 0. */
export function weekdayOf({ year, month, date }: WallClock): number {
  return new Date(Date.UTC(year, month - 1, date)).getUTCDay();
}
