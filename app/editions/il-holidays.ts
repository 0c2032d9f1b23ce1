import type { CalendarDay } from "~/domain/edition";

/**
 * Days without dispatch or delivery in Israel: the rest days of the Hebrew calendar with their eves, Memorial Day and Independence Day. The
 * working days of Passover and Sukkot are ordinary dispatch days. Days that fall on the weekend are listed too, so that the list matches
 * the calendar.
 */
export const israeliHolidays: CalendarDay[] = [
  // Passover, its eve, and the seventh day with its eve
  "2026-04-01",
  "2026-04-02",
  "2026-04-07",
  "2026-04-08",
  // Memorial Day and Independence Day
  "2026-04-21",
  "2026-04-22",
  // Shavuot and its eve
  "2026-05-21",
  "2026-05-22",
  // New Year and its eve
  "2026-09-11",
  "2026-09-12",
  "2026-09-13",
  // Day of Atonement and its eve
  "2026-09-20",
  "2026-09-21",
  // Sukkot and Simchat Torah with their eves
  "2026-09-25",
  "2026-09-26",
  "2026-10-02",
  "2026-10-03",

  "2027-04-21",
  "2027-04-22",
  "2027-04-27",
  "2027-04-28",
  "2027-05-11",
  "2027-05-12",
  "2027-06-10",
  "2027-06-11",
  "2027-10-01",
  "2027-10-02",
  "2027-10-03",
  "2027-10-10",
  "2027-10-11",
  "2027-10-15",
  "2027-10-16",
  "2027-10-22",
  "2027-10-23",

  "2028-04-10",
  "2028-04-11",
  "2028-04-16",
  "2028-04-17",
  "2028-05-01",
  "2028-05-02",
  "2028-05-30",
  "2028-05-31",
  "2028-09-20",
  "2028-09-21",
  "2028-09-22",
  "2028-09-29",
  "2028-09-30",
  "2028-10-04",
  "2028-10-05",
  "2028-10-11",
  "2028-10-12",
];
