import { z } from "zod";
import { signedInCall } from "./base";
import { day, id, lensValues, money, stockAnswer } from "./shapes/basic-shapes";
import { text } from "./text";

/** The shelf of a location. */
const route = (name: string, summary: string) =>
  ({ method: "POST", path: `/stock/${name}` as `/${string}`, summary, tags: ["stock"] }) as const;

const lens = { productId: z.string(), packSize: z.int(), values: lensValues };

/**
 * How the number of boxes was computed, entirely from the location's own orders, and from the last count of its shelf if there was one
 * (D115).
 */
const reason = z.object({
  /** Boxes used in an average week, and their standard deviation. */
  usedPerWeek: z.number(),
  spreadPerWeek: z.number(),
  /** Boxes estimated to be left, including those on their way. */
  left: z.int(),
  /** Boxes that the shelf should hold, including those on their way, and for how many days they last. */
  orderUpTo: z.int(),
  coveredDays: z.int(),
  leadDays: z.int(),
  lastOrderedOn: day,
  /** The day of the lens's last count on the shelf; null when there was none within a year. */
  countedOn: day.nullable(),
});

const proposedLens = z.object({
  ...lens,
  boxesQuantity: z.int(),
  reason,
  /** Per box in a line of this quantity; null when it has none. */
  price: money.nullable(),
  stock: stockAnswer,
  /** The day on which the last box arrives; null when not known. */
  promisedDay: day.nullable(),
});

/**
 * What a location should order for its shelf today (D88), sorted by series name. `knownWeeks` is the number of weeks, up to a year, that
 * its orders cover; below `neededWeeks` nothing is proposed. Boxes in the location's open carts are subtracted; lenses put aside are left
 * out (D89).
 */
export const proposal = signedInCall
  .route(route("proposal", "What a location usually would order for its shelf today"))
  .input(z.object({ locationId: id }))
  .output(
    z.object({
      day,
      knownWeeks: z.int(),
      neededWeeks: z.int(),
      /** Usual number of days between two orders for the shelf. */
      reviewDays: z.int(),
      series: z.array(z.object({ seriesId: z.string(), name: z.string(), imageId: z.string(), lenses: z.array(proposedLens) })),
      inCartCount: z.int(),
      putAside: z.array(z.object({ ...lens, seriesId: z.string(), name: z.string(), until: day })),
    }),
  );

/**
 * Puts a lens aside at a location that has enough of it, or proposes it again (D89). Once put aside, it is proposed again from `until` on,
 * or after it was ordered.
 */
export const putAside = signedInCall
  .route(route("put-aside", "Put a lens aside from the usual order of a location"))
  .input(z.object({ locationId: id, productId: text(400), putAside: z.boolean() }))
  .output(z.object({ productId: z.string(), until: day.nullable() }));
