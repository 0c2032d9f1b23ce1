import type { CalendarDay } from "~/domain/edition";

/**
 * Public holidays of Korea with their substitutes, Workers' Day (1 May), the general elections, and Constitution Day, which is a public
 * holiday again from 2026. Days that fall on the weekend are listed too, so that the list matches the calendar.
 */
export const koreanHolidays: CalendarDay[] = [
  // New Year, Lunar New Year
  "2026-01-01",
  "2026-02-16",
  "2026-02-17",
  "2026-02-18",
  // Independence Movement Day and its substitute
  "2026-03-01",
  "2026-03-02",
  // Workers' Day, Children's Day, Buddha's Birthday and its substitute
  "2026-05-01",
  "2026-05-05",
  "2026-05-24",
  "2026-05-25",
  // Local elections, Memorial Day
  "2026-06-03",
  "2026-06-06",
  // Constitution Day, Liberation Day and its substitute
  "2026-07-17",
  "2026-08-15",
  "2026-08-17",
  // Chuseok
  "2026-09-24",
  "2026-09-25",
  "2026-09-26",
  // National Foundation Day and its substitute, Hangul Day, Christmas
  "2026-10-03",
  "2026-10-05",
  "2026-10-09",
  "2026-12-25",

  "2027-01-01",
  "2027-02-06",
  "2027-02-07",
  "2027-02-08",
  "2027-02-09",
  "2027-03-01",
  "2027-05-01",
  "2027-05-05",
  "2027-05-13",
  "2027-06-06",
  "2027-07-17",
  "2027-07-19",
  "2027-08-15",
  "2027-08-16",
  "2027-09-14",
  "2027-09-15",
  "2027-09-16",
  "2027-10-03",
  "2027-10-04",
  "2027-10-09",
  "2027-10-11",
  "2027-12-25",
  "2027-12-27",

  "2028-01-01",
  "2028-01-26",
  "2028-01-27",
  "2028-01-28",
  "2028-03-01",
  // Elections to the National Assembly
  "2028-04-12",
  "2028-05-01",
  "2028-05-02",
  "2028-05-05",
  "2028-06-06",
  "2028-07-17",
  "2028-08-15",
  // Chuseok; its middle day is also National Foundation Day, hence the substitute on the fifth
  "2028-10-02",
  "2028-10-03",
  "2028-10-04",
  "2028-10-05",
  "2028-10-09",
  "2028-12-25",
];
