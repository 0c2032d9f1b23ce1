import { z } from "zod";
import type { Inputs } from "~/calls/answers";
import { languages } from "~/domain/language";
import { isReadableText } from "~/domain/readable-text";

/** A field of the form: as long as the call takes it, and readable. */
const field = (maxLength: number, missing = "required") =>
  z
    .string(missing)
    .max(maxLength, "textTooLong")
    .refine((given) => isReadableText(given, "line"), "unreadableText");

/**
 * The practice form as it is posted; what is required and valid is the call's business, so nothing is refused here but a form
 * that is none. Names are those of the specification's fields.
 */
export const practiceForm = z.object({
  revision: z.coerce.number().int(),
  practiceName: field(120),
  email: field(254, "emailRequired"),
  phone: field(30),
  /** Only where the market asks for one (D99). */
  businessNumber: field(20).optional(),
  language: z.enum(languages, "required"),
  locations: z
    .array(
      z.object({
        _id: z.uuid(),
        name: field(80),
        street: field(120),
        street2: field(120).optional().default(""),
        city: field(80),
        zip: field(12),
        phone: field(30).optional().default(""),
        defaultShippingOption: z.enum(["DAY", "OVERNIGHT", "GROUND"], "required"),
      }),
    )
    .default([]),
});

/** The posted form as the call takes it; what the form does not show (the state) is left out, so that it stays as it is. */
export function practiceInput(form: z.infer<typeof practiceForm>, tenantId: string): Inputs["tenants"]["update"] {
  const locations = form.locations.map(({ street, street2, city, zip, ...location }) => ({
    ...location,
    address: { street, street2, city, zip },
  }));
  return { ...form, tenantId, locations };
}
