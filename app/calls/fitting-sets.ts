import { z } from "zod";
import { fittingActs } from "~/domain/fitting/fitting-act";
import { signedInCall } from "./base";
import { day, id, instant, lensValue, lensValues } from "./shapes/basic-shapes";
import { boxProduct } from "./shapes/delivery-shapes";
import { text } from "./text";

/**
 * Calls of the fitting sets of a location: trial lenses on its shelf, how many packs are wanted there, and what people do with them (D160).
 */
const route = (name: string, summary: string) =>
  ({ method: "POST", path: `/fitting-sets/${name}` as `/${string}`, summary, tags: ["fitting sets"] }) as const;

const packs = z.int().min(0).max(999);
const productId = text(400);

/**
 * Numbers of packs: `onShelf` are usable, including `soon`, which expire within 60 days; `missing` is how many fewer there are than wanted.
 */
const sums = { onShelf: z.int(), soon: z.int(), expired: z.int(), wanted: z.int(), missing: z.int() };
const expiry = z.enum(["expired", "soon"]).nullable();
const named = { seriesId: z.string(), name: z.string(), imageId: z.string() };

/** An act with packs of one lens and lot; `ids` are those of the acts that are listed as one and undone together. */
const act = z.object({
  ids: z.array(id),
  ...{ act: z.enum(fittingActs), product: boxProduct, lot: z.string().nullable(), packs: z.int() },
  /** The patient who got the packs, if one was named. */
  patientId: id.nullable(),
  ...{ by: z.string(), at: instant, canUndo: z.boolean() },
});

export const overview = signedInCall
  .route(route("overview", "The fitting sets of a location"))
  .input(z.object({ locationId: id }))
  .output(
    z.object({
      day,
      sets: z.array(z.object({ ...named, ...sums, lenses: z.int() })),
      /** Trial series with no packs wanted or on the shelf. */
      others: z.array(z.object({ seriesId: z.string(), name: z.string() })),
      /** Packs that have expired or will within 60 days, earliest first. */
      expiring: z.array(
        z.object({ product: boxProduct, seriesId: z.string(), lot: z.string().nullable(), expiresOn: day, packs: z.int(), expiry }),
      ),
      acts: z.array(act),
    }),
  );

const cell = z.object({
  ...{ productId: z.string(), power: z.number(), values: lensValues },
  ...sums,
  /** Packs on their way to the location, and in its carts. */
  ...{ onTheWay: z.int(), inCarts: z.int() },
  lots: z.array(z.object({ lot: z.string().nullable(), expiresOn: day.nullable(), packs: z.int(), expiry })),
});

/**
 * The set of a trial series as a map by power. `chosen` fixes the parameters that the map does not vary (the axis, for example), as in the
 * stock grid.
 */
export const view = signedInCall
  .route(route("view", "The fitting set of a trial series, by power"))
  .input(z.object({ locationId: id, seriesId: text(80), chosen: lensValues.default({}) }))
  .output(
    z.object({
      ...{ day, ...named, packSize: z.int(), layout: z.enum(["quarters", "cylinder", "addition"]) },
      choosers: z.array(
        z.object({
          ...{ field: z.string(), values: z.array(lensValue), chosen: lensValue },
          /** The values for which the set wants or holds a lens. */
          keptValues: z.array(lensValue),
        }),
      ),
      blocks: z.array(
        z.object({
          sign: z.enum(["minus", "plus"]),
          columns: z.array(z.object({ key: z.string(), text: z.string() })),
          rows: z.array(z.object({ key: z.string(), text: z.string(), cells: z.array(cell.nullable()) })),
        }),
      ),
      /** Totals of the whole set, in view or not. */
      sums: z.object({ ...sums, lenses: z.int() }),
      acts: z.array(act),
    }),
  );

const refusedScan = z.object({ id, mistake: z.enum(["wrongCheckDigit", "noCode", "unknown", "noTrial", "expired", "notOnShelf"]) });
const boxes = z.array(z.object({ id, code: text(200, "scan") })).max(500);
const notMade = { status: 422, data: z.object({ productId: z.string() }) } as const;

/**
 * Puts packs on the shelf, each id once: scanned packs with the lot and expiry date in their codes, and typed numbers of packs of a lens. A
 * code that is unreadable, of no trial lens, or of an expired one is refused individually.
 */
export const put = signedInCall
  .route(route("put", "Put trial packs on the shelf"))
  .input(
    z.object({
      ...{ locationId: id, boxes },
      packs: z.array(z.object({ id, productId, quantity: packs.min(1), lot: text(20).nullish(), expiresOn: day.nullish() })).max(200),
    }),
  )
  .output(z.object({ packs: z.int(), refused: z.array(refusedScan) }))
  .errors({ notMade, packExpired: { status: 422, data: z.object({ expiresOn: day }) } });

/**
 * Gives packs out, each id once, to a patient if one is named: those that expire first, never expired ones. This is not an order and does
 * not count towards the trial limits of a patient (D160).
 */
export const use = signedInCall
  .route(route("use", "Give trial packs out"))
  .input(
    z.object({
      locationId: id,
      patientId: id.nullish(),
      boxes,
      packs: z.array(z.object({ id, productId, quantity: packs.min(1) })).max(200),
    }),
  )
  .output(z.object({ packs: z.int(), refused: z.array(refusedScan) }))
  .errors({ notOnShelf: { status: 409, data: z.object({ left: z.int() }) } });

export const discard = signedInCall
  .route(route("discard", "Throw away the expired packs of a location, or of one lens"))
  .input(z.object({ id, locationId: id, productId: productId.nullish() }))
  .output(z.object({ packs: z.int() }));

/** Undoes acts of the last 24 hours; acts that were undone before stay undone. */
export const undo = signedInCall
  .route(route("undo", "Undo what was done with trial packs"))
  .input(z.object({ locationId: id, ids: z.array(id).min(1).max(500) }))
  .output(z.object({ packs: z.int() }))
  .errors({ undoTooLate: { status: 409 }, packsTaken: { status: 409 } });

export const setWanted = signedInCall
  .route(route("set-wanted", "Set how many packs of trial lenses are wanted on the shelf"))
  .input(z.object({ locationId: id, wanted: z.array(z.object({ productId, packs })).max(1000) }))
  .output(z.object({ lenses: z.int() }))
  .errors({ notMade });

const leftOutReasons = [
  ...["noMatchingTrialBySeriesId", "noMatchingRevenueByTrialReference", "revenueMissing"],
  ...["exceedsRevenueTimesMultiplier", "exceedsPowerAllowance", "notOrderable"],
] as const;

/**
 * Proposes the trial packs that refill the shelf within what the person's cart allows (D19, D161), for all sets or one, without the lenses
 * in `excluded`. `lacking` is how many packs are missing beyond those on their way or in a cart.
 */
export const refill = signedInCall
  .route(route("refill", "Propose a trial order that refills the fitting sets"))
  .input(z.object({ locationId: id, seriesId: text(80).nullish(), excluded: z.array(productId).max(1000).default([]) }))
  .output(
    z.object({
      series: z.array(
        z.object({
          ...named,
          /** Number of packs of the series that the cart allows, over all powers; `reason` says why it is none. */
          allowance: z.object({ max: z.int(), used: z.int(), left: z.int(), reason: z.enum(leftOutReasons).nullable() }),
          /** The series whose boxes in the cart allow these trials. */
          goesWith: z.array(z.object({ seriesId: z.string(), name: z.string() })),
          lines: z.array(
            z.object({
              ...{ productId: z.string(), packSize: z.int(), values: lensValues, onShelf: z.int(), wanted: z.int(), expected: z.int() },
              ...{ lacking: z.int(), proposed: z.int(), isExcluded: z.boolean() },
              leftOut: z.object({ packs: z.int(), reason: z.enum(leftOutReasons), max: z.int() }).nullable(),
            }),
          ),
        }),
      ),
      packs: z.object({ lacking: z.int(), proposed: z.int(), leftOut: z.int() }),
    }),
  );
