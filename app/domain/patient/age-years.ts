import type { CalendarDay } from "../edition";

/** Completed years from a day of birth to today. */
export function ageYears(dob: CalendarDay, today: CalendarDay): number {
  const years = Number(today.slice(0, 4)) - Number(dob.slice(0, 4));
  return today.slice(5) < dob.slice(5) ? years - 1 : years;
}
