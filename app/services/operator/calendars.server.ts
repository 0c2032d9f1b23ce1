import { marketCalendar } from "~/domain/calendar/market-calendar";
import { editions } from "~/editions/editions";
import { operator } from "../access.server";

/** Returns cut-offs and holidays of every market (D150). */
export const calendars = operator.operator.calendars.handler(({ context: { now } }) => ({
  calendars: Object.values(editions).map((edition) => marketCalendar(edition, now)),
}));
