import { z } from "zod";
import { monthPattern } from "~/domain/calendar/months";
import { missingFacts } from "~/domain/supply/supply-line";
import { supplyChanges } from "~/domain/supply/supply-report";
import { adminCall } from "./base";
import { day, editionCode, id, instant, money, optional } from "./shapes/basic-shapes";

/** Calls by which operators report a month's supplies of a market with that duty (D99); not found in other markets. */
const route = (method: "GET" | "POST", path: `/operator/supply-reports/${string}`, summary: string) =>
  ({ method, path, summary, tags: ["supply"] }) as const;

const month = z.string().regex(monthPattern).max(7);
const ofMonth = z.object({ edition: editionCode, month });

/** Unknown values are null; `price` is per box. */
const supplyLine = z.object({
  ...{ key: z.string(), reference: z.string(), day, recipientName: z.string(), recipientNumber: z.string().nullable() },
  ...{ productName: z.string(), permitNumber: z.string().nullable(), modelName: z.string().nullable() },
  ...{ gtin: z.string().nullable(), udi: z.string().nullable(), lot: z.string().nullable(), expiresOn: day.nullable() },
  ...{ packSize: z.int(), quantity: z.int(), price: money, missing: z.array(z.enum(missingFacts)) },
});

/** `told` is the line in the report that this one `corrects`; null when it is equal, or was in none. */
const entry = z.object({
  change: z.enum([...supplyChanges, "told"]),
  ...{ corrects: z.int().nullable(), line: supplyLine, told: supplyLine.nullable() },
});

export const shownEntries = ["all", "incomplete", "corrections"] as const;

/**
 * The lines of a month, 100 a page, and its reports so far. `toTell` counts the lines still to report, `dueDay` is the deadline, and
 * `isOver` says whether the month has ended.
 */
export const read = adminCall
  .route(route("GET", "/operator/supply-reports/{edition}/{month}", "What is reported of a month's supplies"))
  .input(ofMonth.extend({ show: optional(z.enum(shownEntries)), page: optional(z.coerce.number().int().min(1).max(10_000)) }))
  .output(
    z.object({
      ...{ edition: editionCode, month, dueDay: day, isOver: z.boolean(), show: z.enum(shownEntries) },
      counts: z.object({ all: z.int(), incomplete: z.int(), corrections: z.int(), toTell: z.int() }),
      ...{ entries: z.array(entry), page: z.int(), pages: z.int() },
      reports: z.array(z.object({ number: z.int(), takenAt: instant, lines: z.int(), firstName: z.string(), lastName: z.string() })),
    }),
  );

/** Records a report of what is still to report, under the caller's id; sending it again changes nothing. */
export const take = adminCall
  .route(route("POST", "/operator/supply-reports/{edition}/{month}", "Take the report of a month, or its corrections"))
  .input(ofMonth.extend({ reportId: id }))
  .output(z.object({ number: z.int(), lines: z.int() }))
  .errors({ monthNotOver: { status: 422 }, nothingToReport: { status: 409 }, changedElsewhere: { status: 409 } });

/** The file of a report; without a number, of all present lines. */
export const download = adminCall
  .route(route("GET", "/operator/supply-reports/{edition}/{month}/csv", "The same as CSV"))
  .input(ofMonth.extend({ number: optional(z.coerce.number().int().min(1)) }))
  .output(z.object({ fileName: z.string(), text: z.string() }));
