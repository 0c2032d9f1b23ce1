import { z } from "zod";
import { newLocationsMax } from "~/domain/account/find-new-practice-mistakes";
import { adminCall } from "./base";
import { operatedPractice, operatorReason } from "./operator";
import { editionCode, id, languageCode, optional } from "./shapes/basic-shapes";
import { locationFacts } from "./tenants";
import { filledText, text } from "./text";

/** The first admin of a new practice, who owns the account. */
const firstAdmin = z.object({ email: text(254), firstName: text(80), lastName: text(80) });

/**
 * Creates a practice with its locations and its first admin, who is invited by mail (D97). The caller's id makes it idempotent: sent again,
 * it returns the existing practice. The language defaults to the market's; a location without a partner number has the practice's. Refused
 * by field: `subDomain`, `locations.0.zip`, `admin.email`.
 */
export const createPractice = adminCall
  .route({ method: "POST", path: "/operator/practices/{tenantId}", summary: "Create a practice", tags: ["operator"] })
  .input(
    z.object({
      ...{ tenantId: id, edition: editionCode, practiceName: filledText(120), subDomain: text(80) },
      ...{ partnerNumber: filledText(40), email: text(254), phone: text(30), language: optional(languageCode) },
      /** In markets that report supplies (D99). */
      businessNumber: text(20).trim().nullish(),
      locations: z
        .array(locationFacts.extend({ shipToCode: filledText(40), partnerNumber: text(40).trim().nullish() }))
        .min(1)
        .max(newLocationsMax),
      ...{ admin: firstAdmin, reason: operatorReason },
    }),
  )
  .output(operatedPractice)
  .errors({ invalidFields: { status: 422, data: z.object({ fields: z.record(z.string(), z.string()) }) } });
