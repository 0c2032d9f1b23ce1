import { z } from "zod";
import { modalityWords, typeWords } from "~/domain/catalogue/query-words";
import { itemSortings } from "~/domain/catalogue/sort-items";
import { seriesTypes } from "~/domain/lens/series";
import { text } from "../text";
import { day, id, image, lensValue, lensValues, money, optional, pricePromotion, stockAnswer } from "./basic-shapes";

export const modality = z.enum(["daily", "twoWeekly", "monthly", "threeMonths", "sixMonths", "yearly"]);
export const seriesKind = z.enum(["sphere", "toric", "multifocal", "toricMultifocal", "myopiaControl", "color", "softK", "icd"]);
export const imageTone = z.enum(["blue", "violet", "green", "amber", "coral", "slate", "teal"]);

/** What the signed-in location ordered of an item: boxes a month over the last 13 months, oldest first, and their usual number. */
const usage = z.object({ usualBoxesPerMonth: z.int(), boxesByMonth: z.array(z.int()) });

const offer = {
  visible: z.boolean(),
  available: z.boolean(),
  isFavourite: z.boolean(),
  /** Stock of one box or bottle; `laterDay` is the day on which backordered ones arrive at the location (D29). */
  stock: stockAnswer.extend({ laterDay: day.nullable() }),
  usage,
  /** Boxes or bottles of it in the open cart of this person and location. */
  inCartQuantity: z.int(),
  /** Those running today. */
  promotions: z.array(pricePromotion),
};

/** A product series with the fields of D60, and the price of its smallest regular pack (D25). */
export const seriesAnswer = z.object({
  id: z.string(),
  itemId: z.string(),
  name: z.string(),
  displayName: z.string(),
  manufacturerName: z.string(),
  modality,
  kind: seriesKind,
  type: z.enum(seriesTypes),
  distributor: z.literal("CVI"),
  status: z.enum(["Stable", "Updated"]),
  active: z.boolean(),
  trial: z.boolean(),
  trialReference: z.string().nullable(),
  trialMultiplier: z.int(),
  trialName: z.string().nullable(),
  privateLabel: z.string().nullable(),
  metadata: z.object({
    material: z.string(),
    waterPercent: z.number().nullable(),
    oxygenTransmissibility: z.number().nullable(),
    permitNumber: z.string().nullable(),
    reviewNumber: z.string().nullable(),
  }),
  image,
  imageId: z.string(),
  isSpeciality: z.boolean(),
  madeToOrder: z.boolean(),
  hasProducts: z.boolean(),
  matchHistory: z.array(z.string()),
  priceRetail: money.nullable(),
  priceAnnual: money.nullable(),
  packs: z.array(z.object({ packSize: z.int(), priceRetail: money, priceAnnual: money, annualBoxes: z.int() })),
  rxParameterRestrictions: z.array(z.object({ values: z.record(z.string(), z.array(lensValue)), packSizes: z.array(z.int()) })),
  parameterSortOrder: z.array(z.string()),
  ...offer,
});

/** A lens-care solution; quantity counts bottles, a case holds `bottlesPerCase`. */
export const solutionAnswer = z.object({
  id: z.string(),
  itemId: z.string(),
  name: z.string(),
  displayName: z.string(),
  manufacturerName: z.string(),
  volumeMillilitres: z.int(),
  packSize: z.int(),
  bottlesPerCase: z.int(),
  starter: z.boolean(),
  gtin: z.string(),
  image,
  imageId: z.string(),
  priceRetail: money.nullable(),
  priceAnnual: money.nullable(),
  annualBottles: z.int(),
  ...offer,
});

/** Returns a schema that accepts these words and converts each to its meaning. */
const wordOf = <Word extends string, Meaning>(words: Readonly<Record<Word, Meaning>>) =>
  z.enum(Object.keys(words) as Word[]).transform((word) => words[word as Word]);

/** The catalogue query of D60. Page size is the edition's unless a smaller one is requested. */
export const catalogueQuery = z.object({
  searchTerm: optional(text(100)),
  modality: optional(wordOf(modalityWords)),
  type: optional(wordOf(typeWords)),
  manufacturerName: optional(text(80)),
  isFavourite: optional(z.boolean()),
  isSpeciality: optional(z.boolean()),
  pageNo: optional(z.int().min(1).max(1000)),
  pageSize: optional(z.int().min(1).max(100)),
  sortBy: optional(z.enum(itemSortings)),
  sortDirection: optional(z.enum(["ASC", "DESC"])),
  stockType: optional(z.enum(["revenue", "trial"])),
  locationId: optional(id),
  tenantId: optional(id),
});

/** Number of series for each filter, and of solutions, given the filters chosen in the other groups. */
export const facets = z.object({
  kinds: z.record(z.string(), z.int()),
  modalities: z.record(z.string(), z.int()),
  manufacturers: z.array(z.string()),
  favourites: z.int(),
  solutions: z.int(),
});

export const promotionAnswer = pricePromotion.extend({
  texts: z.record(z.string(), z.string()),
  fromDay: day,
  toDay: day,
  /** After today: 0 on the last day. */
  daysLeft: z.int(),
  /** Whether the person has neither opened nor dismissed it, and may order something of it (D74). */
  isNew: z.boolean(),
  reviewNumber: z.string().nullable(),
});

export const allowedValuesInput = z.object({
  param: z.literal("series").optional(),
  seriesId: text(80),
  currentValues: lensValues.extend({ packSize: z.union([z.int(), text(10)]).optional() }).default({}),
  locationId: id.optional(),
  tenantId: id.optional(),
});

export const allowedValuesAnswer = z.object({
  fields: z.record(z.string(), z.object({ values: z.array(lensValue), default: lensValue.nullable() })),
  powers: z.array(z.object({ id: z.string(), value: lensValue })).optional(),
  packSizes: z.array(z.int()),
  lens: z.object({ productId: z.string(), gtin: z.string().nullable() }).nullable(),
  impossible: z.array(
    z.object({
      field: z.string(),
      value: lensValue,
      reason: z.enum(["notMadeAtAll", "notMadeWithThese", "noSuchParameter"]),
      /** The smallest part of the choice that excludes the value. */
      excludedBy: z.record(z.string(), lensValue),
      nearest: lensValue.nullable(),
      /** Up to two values to offer instead, nearest first. */
      nearby: z.array(lensValue),
    }),
  ),
});

/** One lens of the order grid with its stock, the location's usual monthly order and the boxes in its cart. */
export const gridCell = z.object({
  productId: z.string(),
  power: z.number(),
  values: lensValues,
  stock: stockAnswer,
  /**
   * Boxes in stock that nothing else in the cart takes, null where there is no stock (made to order, unknown); when more are expected, and
   * the day on which backordered boxes arrive (D29).
   */
  shelf: z.object({ onHand: z.int().nullable(), expectedAt: day.nullable(), laterDay: day.nullable() }),
  usualBoxesPerMonth: z.int(),
});

/** The stock preorder of a series in the cart, for editing: every pack and axis. */
export const cartedSeries = z.object({
  id,
  revision: z.int(),
  note: z.string(),
  lines: z.array(z.object({ id, productId: z.string(), packSize: z.int(), values: lensValues, quantity: z.int() })),
});

/** The data for the drawing of a box or bottle. */
export const packShotAnswer = z.object({
  name: z.string(),
  line: z.string(),
  packSize: z.int(),
  kind: seriesKind,
  tone: imageTone,
  bottle: z.boolean(),
});
