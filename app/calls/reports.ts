import { z } from "zod";
import { adminCall, ordersPath } from "./base";
import { seriesKind } from "./catalogue-shapes";
import { day, editionCode, id, instant, money, optional } from "./shapes";

/** What was ordered in some days: cancelled orders and cancelled parts left out; net and gross with the fees of shipping. */
const totals = z.object({ orders: z.int(), boxes: z.int(), net: money, gross: money });

/** A part of a period; `isRunning` is the one that today belongs to. */
export const coursePart = z.object({ from: day, to: day, isRunning: z.boolean(), ...totals.shape });

/**
 * The figures of a period (D30), counted from the orders of the person's locations, or of one. Boxes are boxes of lenses and bottles of
 * solutions. Amounts of series are those of their lines: with VAT where prices are, without it elsewhere.
 */
export const figures = adminCall
  .route({
    method: "GET",
    path: `${ordersPath}/reports/{country}/{startDate}/{endDate}/{tenantId}`,
    summary: "Figures of the orders of a period: totals, course, kinds, series, trials",
    tags: ["orders"],
  })
  .input(z.object({ country: editionCode, startDate: day, endDate: day, tenantId: id, locationId: optional(id) }))
  .output(
    z.object({
      /** Orders placed until then are counted; `isBehind` when that is more than five seconds ago. */
      countedAt: instant,
      isBehind: z.boolean(),
      totals,
      /** The same days a year before. */
      before: totals,
      unit: z.enum(["day", "week", "month"]),
      /** In the order of time. */
      course: z.array(coursePart.extend({ ordersBefore: z.int() })),
      /** Most boxes first; trials count by themselves, whatever their kind. */
      kinds: z.array(z.object({ kind: z.enum([...seriesKind.options, "trial", "solution"]), boxes: z.int() })),
      /** Sold series and solutions, most boxes first. */
      products: z.array(z.object({ itemId: z.string(), name: z.string(), boxes: z.int(), amount: money })),
      /**
       * A fitting is a patient with a trial series; it became an order when the patient bought a series of that trial within 90 days of
       * the first trial of the period. Most fittings first.
       */
      trials: z.array(z.object({ seriesId: z.string(), name: z.string(), fittings: z.int(), ordered: z.int() })),
    }),
  )
  .errors({ periodReversed: { status: 422 }, periodTooLong: { status: 422, data: z.object({ months: z.int() }) } });
