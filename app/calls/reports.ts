import { z } from "zod";
import { adminCall, ordersPath } from "./base";
import { day, editionCode, id, instant, lensValue, money, optional } from "./shapes/basic-shapes";
import { seriesKind } from "./shapes/catalogue-shapes";
import { text } from "./text";

/** What was ordered in a period, without cancelled orders and parts; net and gross including shipping fees. */
const totals = z.object({ orders: z.int(), boxes: z.int(), net: money, gross: money });

/** A part of a period; `isRunning` marks the one that includes today. */
export const coursePart = z.object({ from: day, to: day, isRunning: z.boolean(), ...totals.shape });

/**
 * The figures of a period (D30) for the person's locations, or one of them. Boxes are boxes of lenses and bottles of solutions. Amounts of
 * series are sums of their lines: with VAT where prices include it, otherwise without. `powers` are of the series that is asked for, else of
 * the one with most boxes.
 */
export const figures = adminCall
  .route({
    method: "GET",
    path: `${ordersPath}/reports/{country}/{startDate}/{endDate}/{tenantId}`,
    summary: "Figures of the orders of a period: totals, course, kinds, series, trials",
    tags: ["orders"],
  })
  .input(
    z.object({ country: editionCode, startDate: day, endDate: day, tenantId: id, locationId: optional(id), seriesId: optional(text(80)) }),
  )
  .output(
    z.object({
      /** Orders placed until then are counted; `isBehind` when it is more than five seconds ago. */
      countedAt: instant,
      isBehind: z.boolean(),
      totals,
      /** The same days a year earlier. */
      before: totals,
      unit: z.enum(["day", "week", "month"]),
      /** In chronological order. */
      course: z.array(coursePart.extend({ ordersBefore: z.int() })),
      /** Most boxes first; trials are counted separately, whatever their kind. */
      kinds: z.array(z.object({ kind: z.enum([...seriesKind.options, "trial", "solution"]), boxes: z.int() })),
      /** Sold series and solutions, most boxes first. */
      products: z.array(z.object({ itemId: z.string(), name: z.string(), isLens: z.boolean(), boxes: z.int(), amount: money })),
      /**
       * The boxes sold of one series by power, the most minus first, and by cylinder or addition (`columns`) of toric and multifocal lenses.
       * Null when no lens was sold.
       */
      powers: z
        .object({
          ...{ seriesId: z.string(), name: z.string(), columns: z.enum(["none", "cylinder", "addition"]) },
          lenses: z.array(z.object({ power: z.number(), across: lensValue.nullable(), boxes: z.int() })),
        })
        .nullable(),
      /**
       * A fitting is a patient with a trial series; it led to an order when the patient bought a series of that trial within 90 days of the
       * first trial of the period. Most fittings first.
       */
      trials: z.array(z.object({ seriesId: z.string(), name: z.string(), fittings: z.int(), ordered: z.int() })),
    }),
  )
  .errors({ periodReversed: { status: 422 }, periodTooLong: { status: 422, data: z.object({ months: z.int() }) } });
