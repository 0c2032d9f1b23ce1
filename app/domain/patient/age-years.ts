import type { CalendarDay } from "../edition";

/** Returns the completed years from a date of birth to today. */
export function ageYears(dob: CalendarDay, today: CalendarDay): number {
  const years = Number(today.slice(0, 4)) - Number(dob.slice(0, 4));
  return today.slice(5) < dob.slice(5) ? years - 1 : years;
}
