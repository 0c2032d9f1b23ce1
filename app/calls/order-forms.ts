import { z } from "zod";
import { signedInCall } from "./base";
import { allowanceAnswer, allowanceQuestion } from "./cart";
import { patientAnswer } from "./patients";
import { arrivalPart, day, id, lensValues, stockAnswer } from "./shapes/basic-shapes";
import { preorderAnswer } from "./shapes/cart-shapes";
import { seriesAnswer } from "./shapes/catalogue-shapes";
import { orderAnswer } from "./shapes/order-shapes";
import { findingAnswer, wantedLens } from "./shapes/prescription-shapes";
import { text } from "./text";

/** The calls of the pages for patients' orders and trials: each returns at once what such a page shows. */
const route = (name: string, summary: string) =>
  ({ method: "POST", path: `/order-forms/${name}` as `/${string}`, summary, tags: ["order forms"] }) as const;

/**
 * One's own drafts of a page (D31), newest first; the named preorder of the cart; and the ids of all preorders in it, and of those in the
 * drafts that have left it, removed or ordered.
 */
export const begin = signedInCall
  .route(route("begin", "What a form of lenses may begin with"))
  .input(z.object({ locationId: id, path: text(500), preorderId: id.optional() }))
  .output(
    z.object({
      forms: z.array(z.object({ formId: id, entries: z.array(z.tuple([z.string(), z.string()])) })),
      preorder: preorderAnswer.nullable(),
      cartedIds: z.array(id),
    }),
  );

/**
 * What can be ordered and for whom. `patientId` asks for a patient, which is recorded in the audit trail (D32); `ordersOf` for the latest
 * ten orders of one, by default of that patient, and with null for none; `seriesIds` adds series to the offered ones. What the caller may
 * not see is null, or left out (D35).
 */
export const facts = signedInCall
  .route(route("facts", "What can be ordered in a form of lenses, and for whom"))
  .input(
    z.object({
      locationId: id,
      stockTypes: z.array(z.enum(["revenue", "trial"])).max(2),
      seriesIds: z.array(text(80)).max(50).default([]),
      patientId: id.optional(),
      ordersOf: id.nullish(),
      questions: z.array(allowanceQuestion).max(200).default([]),
    }),
  )
  .output(
    z.object({
      revenue: z.array(seriesAnswer),
      trials: z.array(seriesAnswer),
      named: z.array(seriesAnswer),
      pinnedIds: z.array(z.string()),
      patient: patientAnswer.nullable(),
      orders: z.array(orderAnswer),
      /** One per question, in order. */
      allowances: z.array(allowanceAnswer),
      /** By trial series, for all its powers together (D20). */
      trialAllowances: z.record(z.string(), allowanceAnswer),
      /** The preorders of the open cart. */
      carted: z.array(preorderAnswer),
      /** What carts of the practice hold for the patient (D84), at most ten; `owner` is null for the distributor's operator. */
      inCarts: z.array(
        z.object({
          preorderId: id,
          owner: z.object({ firstName: z.string(), lastName: z.string() }).nullable(),
          ...{ isOwn: z.boolean(), isHere: z.boolean(), locationName: z.string(), savedForLater: z.boolean() },
          lines: z.array(
            z.object({
              ...{ id, eye: z.enum(["right", "left"]), productName: z.string(), packSize: z.int(), quantity: z.int() },
              values: lensValues,
            }),
          ),
        }),
      ),
    }),
  );

/** The latest ten orders of a patient at the caller's locations, newest first; none of a patient that the caller may not see (D35). */
export const orders = signedInCall
  .route(route("orders", "The latest orders of the patient of a form"))
  .input(z.object({ patientId: id }))
  .output(z.object({ orders: z.array(orderAnswer) }));

/** GTIN and stock of lenses that are made; null for values that are no lens. */
export const lenses = signedInCall
  .route(route("lenses", "What only the server knows of lenses in a form"))
  .input(
    z.object({
      lenses: z
        .array(
          z.object({ seriesId: text(80), chosen: lensValues.extend({ packSize: z.int().optional() }), quantity: z.int().min(1).max(1000) }),
        )
        .min(1)
        .max(2),
    }),
  )
  .output(
    z.object({
      lenses: z.array(
        z
          .object({
            productId: z.string(),
            gtin: z.string().nullable(),
            stock: stockAnswer.extend({ productId: z.string(), arrivals: z.array(arrivalPart) }),
          })
          .nullable(),
      ),
    }),
  );

/**
 * The findings for a form in its present state (D75), judged by the patient's orders at all locations of the practice: a view of the
 * patient, recorded in the audit trail once in half an hour per person (D32). A patient that the caller may not see is not found (D35).
 */
export const findings = signedInCall
  .route(route("findings", "What is unlikely in an order for a patient"))
  .input(
    z.object({
      ...{ locationId: id, patientId: id, purchaseType: z.enum(["Revenue", "Trial"]) },
      /** The edited order when it is in the cart; an order that it replaces does not count as an earlier one. */
      preorderId: id.optional(),
      ...{ startDate: day.nullish(), expirationDate: day.nullish(), right: wantedLens.nullish(), left: wantedLens.nullish() },
    }),
  )
  .output(z.object({ findings: z.array(findingAnswer) }));
