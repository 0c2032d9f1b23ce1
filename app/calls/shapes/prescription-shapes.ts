import { z } from "zod";
import { lensFields } from "~/domain/lens/parameters";
import { findingKinds } from "~/domain/prescription/finding";
import { text } from "../text";
import { day, id, instant, lensValues } from "./basic-shapes";

const eye = z.enum(["right", "left"]);

/** A wanted lens (without order, name and day), or one of an earlier order; quantity in boxes. */
const comparedLens = z.object({
  ...{ eye, seriesId: z.string(), values: lensValues, packSize: z.int(), quantity: z.int().nullable() },
  ...{ orderId: id.nullable(), productName: z.string().nullable(), orderedOn: day.nullable() },
});

/**
 * Something unlikely in an order for a patient (D75): `now` and `before`, one lens per eye, and the fields in which they differ. `key`
 * identifies it while those values stay; `ordered` is the earlier order of a duplicate, with a null `cartId` when the caller may not see
 * it.
 */
export const findingAnswer = z.object({
  key: z.string(),
  kind: z.enum(findingKinds),
  eye: eye.nullable(),
  fields: z.array(z.enum(lensFields as [(typeof lensFields)[number], ...(typeof lensFields)[number][]])),
  now: z.array(comparedLens),
  before: z.array(comparedLens),
  until: day.nullable(),
  age: z.int().nullable(),
  ordered: z.object({ confirmationNum: z.string(), cartId: id.nullable(), locationName: z.string(), placedBy: z.string() }).nullable(),
  acceptedBy: z.string().nullable(),
  acceptedAt: instant.nullable(),
});

/** A lens as it is in a form; the quantity is null until one is typed. */
export const wantedLens = z.object({
  ...{ seriesId: text(80), values: lensValues, packSize: z.int() },
  quantity: z.int().min(1).max(1000).nullable(),
});
