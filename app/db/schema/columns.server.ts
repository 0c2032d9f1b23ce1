import { customType, timestamp, uuid } from "drizzle-orm/pg-core";
import type { CalendarDay } from "~/domain/edition";

/** An instant with microseconds, read as a Date by both drivers. */
export const instant = (name: string) => timestamp(name, { withTimezone: true, mode: "date" });

/** A day of the market's calendar, yyyy-MM-dd; never a Date, which would carry a zone. */
export const calendarDay = customType<{ data: CalendarDay; driverData: string }>({
  dataType: () => "date",
  fromDriver: (value: unknown) => (value instanceof Date ? value.toISOString().slice(0, 10) : String(value).slice(0, 10)),
});

/** The first column of every key of practice data. */
export const tenantId = () => uuid("tenant_id").notNull();
