import { z } from "zod";
import type { Inputs } from "~/calls/answers";
import { languages } from "~/domain/language";

const text = z.string().optional().default("");

/**
 * The practice form as it is posted; what is required and valid is the call's business, so nothing is refused here but a form
 * that is none. Names are those of the specification's fields.
 */
export const practiceForm = z.object({
  revision: z.coerce.number().int(),
  practiceName: z.string("required").max(120, "tooLong"),
  email: z.string("emailRequired").max(254, "tooLong"),
  phone: z.string("required").max(30, "tooLong"),
  language: z.enum(languages, "required"),
  locations: z
    .array(
      z.object({
        _id: z.uuid(),
        name: z.string("required").max(80, "tooLong"),
        street: z.string("required").max(120, "tooLong"),
        street2: text,
        city: z.string("required").max(80, "tooLong"),
        zip: z.string("required").max(12, "tooLong"),
        phone: text,
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
