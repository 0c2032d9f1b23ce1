import { z } from "zod";
import { signedInCall } from "./base";
import { day, id, lensValues, money, stockAnswer } from "./shapes";
import { text } from "./text";

/** What a location keeps on its own shelf. */
const route = (name: string, summary: string) =>
  ({ method: "POST", path: `/stock/${name}` as `/${string}`, summary, tags: ["stock"] }) as const;

const lens = { productId: z.string(), packSize: z.int(), values: lensValues };

/** Why so many boxes: all of it is worked out from the location's own orders, and from the last count of its shelf where there was one (D115). */
const reason = z.object({
  /** Boxes that go in a week on the average, and their standard deviation. */
  usedPerWeek: z.number(),
  spreadPerWeek: z.number(),
  /** Boxes that are taken to be left, with those on their way. */
  left: z.int(),
  /** Boxes that the shelf is to hold, with those on their way, and for how many days they last. */
  orderUpTo: z.int(),
  coveredDays: z.int(),
  leadDays: z.int(),
  lastOrderedOn: day,
  /** The day on which the lens was last counted on the shelf; null where it was not within a year. */
  countedOn: day.nullable(),
});

const proposedLens = z.object({
  ...lens,
  boxesQuantity: z.int(),
  reason,
  /** Of one box in a line of so many; null when it has none. */
  price: money.nullable(),
  stock: stockAnswer,
  /** The day on which the last box of so many is there; null when nobody knows. */
  promisedDay: day.nullable(),
});

/**
 * What a location is to order for its shelf today (D88), by series in the order of their names. `knownWeeks` says from how many weeks, up to
 * a year, its orders are known: from fewer than `neededWeeks` nothing is proposed. What open carts of the location hold already is counted
 * and left out, and so is what was put aside (D89).
 */
export const proposal = signedInCall
  .route(route("proposal", "What a location usually would order for its shelf today"))
  .input(z.object({ locationId: id }))
  .output(
    z.object({
      day,
      knownWeeks: z.int(),
      neededWeeks: z.int(),
      /** Days that usually lie between two orders for the shelf. */
      reviewDays: z.int(),
      series: z.array(z.object({ seriesId: z.string(), name: z.string(), imageId: z.string(), lenses: z.array(proposedLens) })),
      inCartCount: z.int(),
      putAside: z.array(z.object({ ...lens, seriesId: z.string(), name: z.string(), until: day })),
    }),
  );

/**
 * Puts a lens aside at a location, which has enough of it, or proposes it again (D89). Put aside, it is proposed again on `until`, or once it
 * was ordered.
 */
export const putAside = signedInCall
  .route(route("put-aside", "Put a lens aside from the usual order of a location"))
  .input(z.object({ locationId: id, productId: text(400), putAside: z.boolean() }))
  .output(z.object({ productId: z.string(), until: day.nullable() }));
