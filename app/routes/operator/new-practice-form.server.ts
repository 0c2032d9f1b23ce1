import { z } from "zod";
import type { Inputs } from "~/calls/answers";
import { newLocationsMax } from "~/domain/account/find-new-practice-mistakes";
import { reasonLengthMax } from "~/domain/account/operator-act";
import { editionCodes } from "~/domain/edition";
import { languages } from "~/domain/language";
import { locationForm, locationInput, neededText, spareText } from "~/routes/settings/practice-form.server";

const location = locationForm.extend({ shipToCode: neededText(40), partnerNumber: spareText(40) });

/** The posted form of a new practice; the call validates it. */
export const newPracticeForm = z.object({
  tenantId: z.uuid(),
  practiceName: neededText(120),
  subDomain: neededText(80),
  edition: z.enum(editionCodes, "required"),
  language: z.enum(languages).optional(),
  partnerNumber: neededText(40),
  email: neededText(254, "emailRequired"),
  phone: neededText(30),
  businessNumber: spareText(20),
  locations: z.array(location, "required").min(1, "required").max(newLocationsMax),
  admin: z.object({
    firstName: neededText(80, "firstNameRequired"),
    lastName: neededText(80, "lastNameRequired"),
    email: neededText(254, "emailRequired"),
  }),
  reason: neededText(reasonLengthMax),
});

/** Returns the posted form as the call accepts it. */
export function newPracticeInput(form: z.infer<typeof newPracticeForm>): Inputs["operator"]["create"] {
  return { ...form, locations: form.locations.map(locationInput) };
}
