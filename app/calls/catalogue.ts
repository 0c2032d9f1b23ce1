import { z } from "zod";
import { masterPath, openCall, signedInCall } from "./base";
import { day, editionCode, id, lensValue, lensValues, money, promise } from "./shapes/basic-shapes";
import {
  allowedValuesAnswer,
  allowedValuesInput,
  cartedSeries,
  catalogueQuery,
  facets,
  gridCell,
  packShotAnswer,
  promotionAnswer,
  seriesAnswer,
  solutionAnswer,
} from "./shapes/catalogue-shapes";
import { text } from "./text";

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
  .input(catalogueQuery.extend({ ...country, subDomain: text(63).optional() }))
  .output(z.object({ solutions: z.array(solutionAnswer), totalRecords: z.int(), pageNo: z.int(), pageSize: z.int(), facets }));

export const seriesByIds = signedInCall
  .route({ method: "POST", path: "/products/series", summary: "Series by their ids; unknown ids are left out", tags: ["catalogue"] })
  .input(
    z.object({
      seriesIds: z.array(text(80)).min(1).max(50),
      oppType: z.enum(["CVP_ISRAEL", "CVP_KOREA"]).optional(),
      catalog: text(40).optional(),
      locationId: id.optional(),
    }),
  )
  .output(z.object({ series: z.array(seriesAnswer) }));

export const solutionsByIds = signedInCall
  .route({ method: "POST", path: "/products/solutions", summary: "Solutions by their ids; unknown ids are left out", tags: ["catalogue"] })
  .input(z.object({ solutionIds: z.array(text(80)).min(1).max(50), locationId: id.optional() }))
  .output(z.object({ solutions: z.array(solutionAnswer) }));

export const promotions = signedInCall
  .route({ method: "GET", path: `${masterPath}/promotions/{country}`, summary: "The promotions that run today", tags: ["catalogue"] })
  .input(z.object(country))
  .output(z.object({ promotions: z.array(promotionAnswer) }));

/** Records that the person opened or dismissed a promotion, which is announced until then (D74). */
export const seePromotion = signedInCall
  .route({ method: "POST", path: "/promotions/seen", summary: "Keep that the person has seen a promotion", tags: ["catalogue"] })
  .input(z.object({ promotionId: text(80) }))
  .output(z.object({ promotionId: z.string() }));

export const allowedValues = signedInCall
  .route({
    method: "POST",
    path: "/products/allowed-values",
    summary: "The values that still lead to an existing lens (v2)",
    tags: ["catalogue"],
  })
  .input(allowedValuesInput)
  .output(allowedValuesAnswer);

/**
 * v2 takes the values chosen so far; v3 takes the whole draft and leaves out the power list (Korea refetches it when the draft changes).
 */
export const allowedValuesOf = signedInCall
  .route({
    method: "POST",
    path: "/{version}/products/allowed-values",
    summary: "The values that still lead to an existing lens, by version",
    tags: ["catalogue"],
  })
  .input(allowedValuesInput.extend({ version: z.enum(["v2", "v3"]) }))
  .output(allowedValuesAnswer);

/** The same at the gateway's path (D41); results are cached in memory until the catalogue changes. */
export const allowedValuesOfEdition = signedInCall
  .route({
    method: "POST",
    path: `${masterPath}/products/allowed-values/{edition}`,
    summary: "The values that still lead to an existing lens, of an edition and by version",
    tags: ["catalogue"],
    inputStructure: "detailed",
  })
  .input(
    z.object({
      params: z.object({ edition: editionCode }),
      query: z.object({ version: z.enum(["v2", "v3"]).default("v2") }),
      body: allowedValuesInput,
    }),
  )
  .output(allowedValuesAnswer);

/** Finds the lens or solution of a scanned or typed code (D15), if there is one. */
export const findByScan = signedInCall
  .route({ method: "POST", path: "/products/scan", summary: "The product behind a scanned GTIN", tags: ["catalogue"] })
  .input(z.object({ scan: text(200, "scan") }))
  .output(
    z.object({
      /** The contents of the code; null for a text that is no code. */
      code: z.object({ gtin: z.string(), lot: z.string().nullable(), expiresOn: day.nullable(), isExpired: z.boolean() }).nullable(),
      /** Why the text is no code; null when it is one. */
      mistake: z.enum(["wrongCheckDigit", "noCode"]).nullable(),
      /** `available` is the practice's setting. */
      lens: z
        .object({
          ...{ seriesId: z.string(), name: z.string(), trial: z.boolean(), available: z.boolean() },
          ...{ packSize: z.int(), productId: z.string(), values: lensValues },
        })
        .nullable(),
      solution: z.object({ solutionId: z.string(), name: z.string(), available: z.boolean() }).nullable(),
    }),
  );

/**
 * The power grid of a series for stock orders, by default in the pack that the location usually orders. `chosen` sets what is neither row
 * nor column (axis, base curve ...); a combination that is not made is replaced by the nearest that is.
 */
export const grid = signedInCall
  .route({
    method: "POST",
    path: "/products/grid",
    summary: "The order grid of a series with stock, usual use and the cart's content",
    tags: ["catalogue"],
  })
  .input(z.object({ seriesId: text(80), packSize: z.int().optional(), chosen: lensValues.default({}), locationId: id }))
  .output(
    z.object({
      series: seriesAnswer,
      layout: z.enum(["quarters", "cylinder", "addition"]),
      packSize: z.int(),
      choosers: z.array(
        z.object({
          field: z.string(),
          values: z.array(lensValue),
          chosen: lensValue,
          valuesInCart: z.array(lensValue),
          /** Those that the location usually orders, in any pack. */
          usualValues: z.array(lensValue),
        }),
      ),
      blocks: z.array(
        z.object({
          sign: z.enum(["minus", "plus"]),
          columns: z.array(z.object({ key: z.string(), text: z.string() })),
          rows: z.array(z.object({ key: z.string(), text: z.string(), cells: z.array(gridCell.nullable()) })),
        }),
      ),
      /** The price of one box in the chosen pack; null when it has none. */
      price: z.object({ priceRetail: money, priceAnnual: money, annualBoxes: z.int() }).nullable(),
      promise: promise,
      /** The preorder of this series in the cart; null when there is none yet. */
      carted: cartedSeries.nullable(),
    }),
  );

/** Usual monthly boxes of a series by pack and power, all axes together: the plot next to the grid. */
export const usualByPower = signedInCall
  .route({
    method: "POST",
    path: "/products/usual-by-power",
    summary: "What the location usually orders of a series, by power",
    tags: ["catalogue"],
  })
  .input(z.object({ seriesId: text(80), locationId: id }))
  .output(z.object({ usual: z.array(z.object({ packSize: z.int(), power: z.number(), boxes: z.int() })) }));

/**
 * `lenses`: lenses of the found series that are made with the searched values; `values` and `quantity` are the values and the number of
 * boxes that were typed.
 */
export const suggest = signedInCall
  .route({ method: "POST", path: "/products/suggest", summary: "What a search means: products like it, and lenses", tags: ["catalogue"] })
  .input(z.object({ searchTerm: text(200) }))
  .output(
    z.object({
      items: z.array(
        z.object({
          ...{ id: z.string(), displayName: z.string(), imageId: z.string(), manufacturerName: z.string() },
          item: z.enum(["series", "solution"]),
          modality: z.enum(["daily", "twoWeekly", "monthly", "threeMonths", "sixMonths", "yearly"]).nullable(),
          kind: z.enum(["sphere", "toric", "multifocal", "toricMultifocal", "myopiaControl", "color", "softK", "icd"]).nullable(),
          volumeMillilitres: z.int().nullable(),
        }),
      ),
      lenses: z.array(
        z.object({
          ...{ seriesId: z.string(), name: z.string(), imageId: z.string(), trial: z.boolean(), available: z.boolean() },
          ...{ packSize: z.int(), productId: z.string(), gtin: z.string().nullable(), values: lensValues, unitPrice: money.nullable() },
        }),
      ),
      values: lensValues.nullable(),
      quantity: z.int().nullable(),
    }),
  );

export const packShot = openCall
  .route({ method: "GET", path: "/products/pack-shots/{imageId}", summary: "What the picture of a product shows", tags: ["catalogue"] })
  .input(z.object({ imageId: text(200) }))
  .output(packShotAnswer);
