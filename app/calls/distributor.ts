import { oc } from "@orpc/contract";
import { z } from "zod";
import { lensFields } from "~/domain/lens/parameters";
import { priceMax } from "~/domain/price/price-row";
import { requestStates } from "~/domain/request/order-request";
import { tooManyRequests } from "./base";
import { day, editionCode, id, instant, lensValue } from "./shapes/basic-shapes";
import { imageTone, seriesKind } from "./shapes/catalogue-shapes";
import { orderStatus } from "./shapes/order-shapes";
import { answerState, requestWords } from "./shapes/request-shapes";
import { text } from "./text";

/** The key is missing, or is not the password in DISTRIBUTOR_URL (D28). */
const keyRefused = { status: 401 } as const;

/**
 * Calls of the distributor (D28). The caller sends `authorization: Bearer <key>`; the key is the secret that signs the hand-over. Batches
 * hold at most 1000 items; each is answered separately, in order, and sending one again changes nothing.
 */
const distributorCall = oc.errors({ keyRefused, tooManyRequests });

const itemOutcome = z.object({
  outcome: z.enum(["applied", "unchanged", "refused"]),
  /** Why it was refused; null otherwise. */
  reason: z
    .enum(["unknownOrder", "unknownTransaction", "illegalTransition", "unknownItem", "unknownProduct", "numberTaken", "invalidValues"])
    .nullable(),
});
const outcomes = z.object({ results: z.array(itemOutcome) });
const batchOf = <Item extends z.ZodType>(item: Item) => z.array(item).min(1).max(1000);

const route = (name: string, summary: string) =>
  ({ method: "POST", path: `/distributor/${name}` as `/${string}`, summary, tags: ["distributor"] }) as const;

/** `orderId` and `tenantId` are those of the hand-over; without a transaction number it applies to every part of the order. */
export const statusUpdate = z.object({
  tenantId: id,
  orderId: id,
  transactionConfirmationNum: text(40).optional(),
  status: orderStatus,
  /** The distributor's more precise words: "In Process", "Packed", or the problem. */
  detail: text(200).nullish(),
  at: instant.optional(),
  erpOrderNumber: text(40).trim().min(1).optional(),
  trackingNumber: text(40).trim().min(1).optional(),
  promisedDay: day.optional(),
});

export const updateStatuses = distributorCall
  .route(route("orders/status", "Tell how far orders are"))
  .input(z.object({ updates: batchOf(statusUpdate) }))
  .output(z.object({ results: z.array(itemOutcome.extend({ status: orderStatus.nullable() })) }));

/** Answers a practice's request about an order, with a text for the person who asked (D78): `requestId` is that of the message. */
export const answerRequests = distributorCall
  .route(route("requests/answer", "Answer what practices asked"))
  .input(z.object({ answers: batchOf(z.object({ tenantId: id, requestId: id, state: answerState, words: requestWords.default("") })) }))
  .output(
    z.object({
      results: z.array(
        z.object({
          outcome: z.enum(["applied", "unchanged", "refused"]),
          reason: z.enum(["unknownRequest", "illegalTransition"]).nullable(),
          state: z.enum(requestStates).nullable(),
        }),
      ),
    }),
  );

export const updateStock = distributorCall
  .route(route("stock", "Tell what lies on the shelves"))
  .input(
    z.object({
      edition: editionCode,
      items: batchOf(
        z.object({
          itemId: text(80),
          productId: text(400),
          onHand: z.int().min(0).max(1_000_000),
          expectedDay: day.nullable().default(null),
          soldOut: z.boolean().default(false),
        }),
      ),
    }),
  )
  .output(outcomes);

const amount = z.int().min(0).max(priceMax);

/** Prices are whole numbers in the currency's smallest unit, per box. */
export const updatePrices = distributorCall
  .route(route("prices", "Tell the prices of items and packs"))
  .input(
    z.object({
      edition: editionCode,
      items: batchOf(
        z.object({
          itemId: text(80),
          packSize: z.int().min(1).max(1000),
          priceRetail: amount,
          priceAnnual: amount,
          annualBoxes: z.int().min(1).max(1000),
        }),
      ),
    }),
  )
  .output(outcomes);

const itemId = z
  .string()
  .regex(/^[a-z\d]+(-[a-z\d]+)*$/)
  .max(80);
const block = z.object({
  values: z.partialRecord(z.enum(lensFields), z.array(lensValue).min(1).max(400)),
  /** By default the usual size of the modality (D16). */
  packSizes: z.array(z.int().min(1).max(1000)).min(1).max(20).optional(),
});

export const publishedSeries = z.object({
  ...{ id: itemId, seriesNumber: z.int().min(1).max(999), itemId: text(80), name: text(120).min(1) },
  displayName: text(120).min(1),
  privateLabel: text(120).nullable(),
  manufacturerName: text(120),
  modality: z.enum(["daily", "twoWeekly", "monthly", "threeMonths", "sixMonths", "yearly"]),
  kind: seriesKind,
  type: z.enum(["Soft-K Family", "Sphere", "Multifocal", "Colors", "Toric", "ICD Family"]),
  ...{ isSpeciality: z.boolean(), madeToOrder: z.boolean(), trial: z.boolean(), active: z.boolean() },
  trialReference: text(80).nullable(),
  trialMultiplier: z.int().min(0).max(10),
  trialName: text(120).nullable(),
  status: z.enum(["Stable", "Updated"]),
  matchHistory: z.array(text(80)).max(50),
  rxParameterRestrictions: z.array(block).min(1).max(100),
  parameterSortOrder: z.array(z.enum(lensFields)),
  material: text(80),
  waterPercent: z.number().min(0).max(100).nullable(),
  oxygenTransmissibility: z.number().min(0).max(1000).nullable(),
  permitNumber: text(80).nullable(),
  modelName: text(80).nullable().default(null),
  reviewNumber: text(80).nullable(),
  imageTone,
});

export const publishedSolution = z.object({
  ...{ id: itemId, itemId: text(80), name: text(120).min(1), displayName: text(120).min(1) },
  manufacturerName: text(120),
  volumeMillilitres: z.int().min(1).max(10_000),
  packSize: z.int().min(1).max(100),
  bottlesPerCase: z.int().min(1).max(1000).default(24),
  ...{
    starter: z.boolean(),
    active: z.boolean(),
    gtin: z
      .string()
      .regex(/^\d{14}$/)
      .max(14),
    imageTone,
  },
});

/** Results are those of the series, then those of the solutions. Omitted items stay; `active` false withdraws one. */
export const updateCatalogue = distributorCall
  .route(route("catalogue", "Publish series and solutions"))
  .input(
    z.object({
      edition: editionCode,
      series: z.array(publishedSeries).max(200).default([]),
      solutions: z.array(publishedSolution).max(500).default([]),
    }),
  )
  .output(outcomes);
