import { z } from "zod";
import { editionCodes } from "~/domain/edition";
import { languages } from "~/domain/language";
import { type LensField, lensFields, parameters } from "~/domain/lens/parameters";
import { stockStatuses } from "~/domain/stock/stock-status";
import { text } from "../text";

/** An id: a UUID made by whoever creates the thing, so that sending it twice creates one. */
export const id = z.uuid();
/** Returns a schema for a field that a caller may omit; null means the same, because responses have null for what is absent (D48). */
export const optional = <Schema extends z.ZodType>(schema: Schema) => schema.nullish().transform((given) => given ?? undefined);
/** The version that a caller loaded; when it is sent, a change is refused if somebody else has made another one since. */
export const seenVersion = optional(text(40));
/** A day of the market's calendar, yyyy-MM-dd. */
export const day = z.iso.date();
/** An instant, ISO 8601 with zone. */
export const instant = z.coerce.date();
export const languageCode = z.enum(languages);
export const editionCode = z.enum(editionCodes);
/** A whole number in the currency's smallest unit. */
export const money = z.object({ amount: z.int(), currency: z.enum(["ILS", "KRW"]) });
/** A name as it is stored: two fields, displayed in the order of the reader's language (D5). */
export const personName = z.object({ firstName: z.string(), lastName: z.string() });
export const shippingOption = z.enum(["DAY", "OVERNIGHT", "GROUND"]);

const unitOf = (field: LensField) => {
  const { unit } = parameters[field];
  return unit === null ? "a word, or a number without a unit" : `in ${unit}s`;
};

/** One lens parameter: callers may send numbers or their texts; responses have numbers, and words where the parameter is a word. */
export const lensValue = z.union([z.number(), text(40)]);
export const lensValues = z.object(
  Object.fromEntries(lensFields.map((field) => [field, lensValue.optional().describe(unitOf(field))])) as Record<
    (typeof lensFields)[number],
    z.ZodOptional<typeof lensValue>
  >,
);

/** The stock of a quantity: `now` leaves at the next dispatch, `later` follows around `expectedAt`. */
export const stockAnswer = z.object({
  status: z.enum(stockStatuses),
  left: z.int().nullable(),
  now: z.int(),
  later: z.int(),
  expectedAt: day.nullable(),
});

/** Boxes that arrive together (D29): `isLater` ones follow what leaves at the next dispatch; `day` is null when not known. */
export const arrivalPart = z.object({ quantity: z.int(), day: day.nullable(), isLater: z.boolean(), toPatient: z.boolean() });

/** A promotion shown with a price: its discount on each line, from this many boxes of its series in one order on. */
export const pricePromotion = z.object({
  id: z.string(),
  names: z.record(z.string(), z.string()),
  seriesIds: z.array(z.string()),
  minimumBoxes: z.int(),
  discountBasisPoints: z.int().nullable(),
  discountAmount: money.nullable(),
});

/** How the price of a box depends on the line: `unitPrice` in lines of `fromBoxes` and more, `priceBelow` in smaller ones (D25). */
export const priceStep = z.object({ fromBoxes: z.int(), unitPrice: money, priceBelow: money });

/** The promise of delivery (D29): the cut-off that it depends on, and its days. */
export const promise = z.object({ cutOffAt: instant, dispatchDay: day, earliestDay: day, latestDay: day });

export const image = z.object({ sm: z.string(), med: z.string(), lrg: z.string(), full: z.string() });
