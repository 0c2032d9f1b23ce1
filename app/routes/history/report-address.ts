import { addMonths } from "~/domain/calendar/days";
import type { DayRange } from "~/domain/calendar/history-presets";
import type { CalendarDay } from "~/domain/edition";

/** Returns the URL for downloading the report of the shown days (D30); "everything" covers the last five years. */
export function reportAddress(tenant: { _id: string; countryCode: string }, { from, to }: DayRange, today: CalendarDay): string {
  const days = `${from ?? addMonths(today, -60)}/${to ?? today}`;
  return `/api/gp/passthrough/api/gporders/getallreports/${tenant.countryCode}/${days}/${tenant._id}`;
}
