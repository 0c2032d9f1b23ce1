import { z } from "zod";
import { adminCall, masterPath, signedInCall } from "./base";
import { day, editionCode, id, image, lensValue, lensValues, money, promise, stockAnswer } from "./shapes";

export const modality = z.enum(["daily", "twoWeekly", "monthly", "threeMonths", "sixMonths", "yearly"]);
export const seriesKind = z.enum(["sphere", "toric", "multifocal", "toricMultifocal", "myopiaControl", "color", "softK", "icd"]);

/** What the signed-in location ordered of an item: boxes a month over the last 13 months, oldest first, and their usual number. */
const usage = z.object({ usualBoxesPerMonth: z.int(), boxesByMonth: z.array(z.int()) });

const offer = {
  visible: z.boolean(),
  available: z.boolean(),
  isFavourite: z.boolean(),
  stock: stockAnswer,
  usage,
  /** Boxes or bottles of it in the open cart of this person and location. */
  inCartQuantity: z.int(),
};

/** A product series with the fields of spec section 3, and the price of its smallest regular pack (D25). */
export const seriesAnswer = z.object({
  id: z.string(),
  itemId: z.string(),
  name: z.string(),
  displayName: z.string(),
  manufacturerName: z.string(),
  modality,
  kind: seriesKind,
  type: z.string(),
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

/** A lens-care solution; quantity is counted in bottles, a case holds `bottlesPerCase`. */
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

/** The catalogue query of spec section 3. Page size is the edition's unless a smaller one is asked for. */
export const catalogueQuery = z.object({
  searchTerm: z.string().max(100).optional(),
  modality: modality.optional(),
  type: z.enum(["sphere", "toric", "multifocal", "color", "misight", "specialty", "softK", "icd"]).optional(),
  manufacturerName: z.string().max(80).optional(),
  isFavourite: z.boolean().optional(),
  isSpeciality: z.boolean().optional(),
  pageNo: z.int().min(1).max(1000).optional(),
  pageSize: z.int().min(1).max(100).optional(),
  sortBy: z.enum(["name", "price"]).optional(),
  sortDirection: z.enum(["ASC", "DESC"]).optional(),
  stockType: z.enum(["revenue", "trial"]).optional(),
  locationId: id.optional(),
  tenantId: id.optional(),
});

/** How many series each filter would leave, beside the filters already chosen in the other group. */
const facets = z.object({
  kinds: z.record(z.string(), z.int()),
  modalities: z.record(z.string(), z.int()),
  manufacturers: z.array(z.string()),
  favourites: z.int(),
  solutions: z.int(),
});

const country = { country: editionCode };

export const list = signedInCall
  .route({
    method: "POST",
    path: `${masterPath}/catalog/getseries/{country}`,
    summary: "Browse the lens series of the practice's catalogue",
    tags: ["catalogue"],
  })
  .input(catalogueQuery.extend(country))
  .output(z.object({ series: z.array(seriesAnswer), totalRecords: z.int(), pageNo: z.int(), pageSize: z.int(), facets }));

export const solutions = signedInCall
  .route({
    method: "POST",
    path: `${masterPath}/catalog/getsolutions/{country}`,
    summary: "Browse lens-care solutions",
    tags: ["catalogue"],
  })
  .input(catalogueQuery.extend({ ...country, subDomain: z.string().max(63).optional() }))
  .output(z.object({ solutions: z.array(solutionAnswer), totalRecords: z.int(), pageNo: z.int(), pageSize: z.int(), facets }));

export const seriesByIds = signedInCall
  .route({ method: "POST", path: "/products/series", summary: "Series by their ids; unknown ids are left out", tags: ["catalogue"] })
  .input(
    z.object({
      seriesIds: z.array(z.string().max(80)).min(1).max(50),
      oppType: z.enum(["CVP_ISRAEL", "CVP_KOREA"]).optional(),
      catalog: z.string().max(40).optional(),
      locationId: id.optional(),
    }),
  )
  .output(z.object({ series: z.array(seriesAnswer) }));

export const solutionsByIds = signedInCall
  .route({ method: "POST", path: "/products/solutions", summary: "Solutions by their ids; unknown ids are left out", tags: ["catalogue"] })
  .input(z.object({ solutionIds: z.array(z.string().max(80)).min(1).max(50), locationId: id.optional() }))
  .output(z.object({ solutions: z.array(solutionAnswer) }));

export const updateVisibility = adminCall
  .route({
    method: "POST",
    path: `${masterPath}/prices/updatevisibility`,
    summary: "What the practice shows, may order and prefers",
    tags: ["catalogue"],
  })
  .input(
    z.object({
      tenantId: id.optional(),
      subDomain: z.string().max(63).optional(),
      editSeriesInputs: z
        .array(
          z.object({
            id: z.string().max(80),
            visible: z.boolean().optional(),
            available: z.boolean().optional(),
            isFavourite: z.boolean().optional(),
          }),
        )
        .min(1)
        .max(500),
    }),
  )
  .output(z.object({ updated: z.int() }))
  .errors({ inOpenCart: { status: 409, data: z.object({ itemIds: z.array(z.string()) }) } });

/** Favourites belong to the practice; everybody who orders may set them. */
export const setFavourite = signedInCall
  .route({
    method: "POST",
    path: "/products/favourites",
    summary: "Mark a series or solution as favourite, or no longer",
    tags: ["catalogue"],
  })
  .input(z.object({ itemId: z.string().max(80), isFavourite: z.boolean() }))
  .output(z.object({ itemId: z.string(), isFavourite: z.boolean() }));

export const promotionAnswer = z.object({
  id: z.string(),
  names: z.record(z.string(), z.string()),
  texts: z.record(z.string(), z.string()),
  seriesIds: z.array(z.string()),
  minimumBoxes: z.int(),
  discountBasisPoints: z.int().nullable(),
  discountAmount: money.nullable(),
  fromDay: day,
  toDay: day,
  reviewNumber: z.string().nullable(),
});

export const promotions = signedInCall
  .route({ method: "GET", path: `${masterPath}/promotions/{country}`, summary: "The promotions that run today", tags: ["catalogue"] })
  .input(z.object(country))
  .output(z.object({ promotions: z.array(promotionAnswer) }));

export const allowedValuesInput = z.object({
  param: z.literal("series").optional(),
  seriesId: z.string().max(80),
  currentValues: lensValues.extend({ packSize: z.union([z.int(), z.string().max(10)]).optional() }).default({}),
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
      /** The smallest part of what was chosen that excludes the value. */
      excludedBy: z.record(z.string(), lensValue),
      nearest: lensValue.nullable(),
      /** Up to two values to offer instead, nearest first. */
      nearby: z.array(lensValue),
    }),
  ),
});

export const allowedValues = signedInCall
  .route({
    method: "POST",
    path: "/products/allowed-values",
    summary: "The values that still lead to an existing lens (v2)",
    tags: ["catalogue"],
  })
  .input(allowedValuesInput)
  .output(allowedValuesAnswer);

/** v2 takes the values chosen so far; v3 takes the whole draft and leaves the power list out (Korea refetches it when the draft changes). */
export const allowedValuesOf = signedInCall
  .route({
    method: "POST",
    path: "/{version}/products/allowed-values",
    summary: "The values that still lead to an existing lens, by version",
    tags: ["catalogue"],
  })
  .input(allowedValuesInput.extend({ version: z.enum(["v2", "v3"]) }))
  .output(allowedValuesAnswer);

/** What a scanner or a person typed as a code (D15): the lens or the solution it stands for, or neither. */
export const findByScan = signedInCall
  .route({ method: "POST", path: "/products/scan", summary: "The product behind a scanned GTIN", tags: ["catalogue"] })
  .input(z.object({ scan: z.string().max(200) }))
  .output(
    z.object({
      lens: z.object({ seriesId: z.string(), packSize: z.int(), productId: z.string(), values: lensValues }).nullable(),
      solution: z.object({ solutionId: z.string() }).nullable(),
    }),
  );

/** One lens of the order grid with its shelf, what the location usually orders a month and what its cart holds. */
export const gridCell = z.object({
  productId: z.string(),
  power: z.number(),
  values: lensValues,
  stock: stockAnswer,
  /** Boxes on the shelf, null where there is none of its own (made to order, unknown), and when more are expected. */
  shelf: z.object({ onHand: z.int().nullable(), expectedAt: day.nullable() }),
  usualBoxesPerMonth: z.int(),
});

/** What the cart holds of a series in stock orders, to be edited: every pack and axis. */
const cartedSeries = z.object({
  id,
  revision: z.int(),
  note: z.string(),
  lines: z.array(z.object({ id, productId: z.string(), packSize: z.int(), values: lensValues, quantity: z.int() })),
});

/**
 * The power grid of a series for stock orders. `chosen` fixes what the grid does not spread out (axis, base curve ...); what is
 * not made in that combination is settled to what is.
 */
export const grid = signedInCall
  .route({
    method: "POST",
    path: "/products/grid",
    summary: "The order grid of a series with stock, usual use and the cart's content",
    tags: ["catalogue"],
  })
  .input(z.object({ seriesId: z.string().max(80), packSize: z.int().optional(), chosen: lensValues.default({}), locationId: id }))
  .output(
    z.object({
      series: seriesAnswer,
      layout: z.enum(["quarters", "cylinder", "addition"]),
      packSize: z.int(),
      choosers: z.array(z.object({ field: z.string(), values: z.array(lensValue), chosen: lensValue, valuesInCart: z.array(lensValue) })),
      blocks: z.array(
        z.object({
          sign: z.enum(["minus", "plus"]),
          columns: z.array(z.object({ key: z.string(), text: z.string() })),
          rows: z.array(z.object({ key: z.string(), text: z.string(), cells: z.array(gridCell.nullable()) })),
        }),
      ),
      /** The price of one box in the chosen pack; null when it has none. */
      price: z.object({ priceRetail: money, priceAnnual: money, annualBoxes: z.int() }).nullable(),
      /** Usual boxes a month of the whole series by power text, for the plot beside the grid. */
      usualByPower: z.array(z.object({ power: z.number(), boxes: z.int() })),
      promise: promise,
      /** The preorder of this series in the cart; null when there is none yet. */
      carted: cartedSeries.nullable(),
    }),
  );
