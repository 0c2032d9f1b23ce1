import { z } from "zod";
import type { Inputs } from "~/calls/answers";
import { languages } from "~/domain/language";
import { isReadableText } from "~/domain/readable-text";

const readable = (given: string) => isReadableText(given, "line");

/** A field that is filled in: as long as the call takes it, and readable. */
export const neededText = (maxLength: number, missing = "required") =>
  z.string(missing).max(maxLength, "textTooLong").refine(readable, "unreadableText").trim().min(1, missing);

/** A field that a form may lack. */
const optionalText = (maxLength: number) => z.string().max(maxLength, "textTooLong").refine(readable, "unreadableText").optional();

/** A field that may be left empty. */
export const spareText = (maxLength: number) => optionalText(maxLength).default("");

/** What a location is, as forms name it. */
export const locationForm = z.object({
  name: neededText(80),
  street: neededText(120),
  street2: spareText(120),
  city: neededText(80),
  zip: neededText(12),
  phone: spareText(30),
  defaultShippingOption: z.enum(["DAY", "OVERNIGHT", "GROUND"], "required"),
});

/**
 * The practice form as it is posted; what is required and valid is the call's business, so nothing is refused here but a form
 * that is none. Names are those of the specification's fields.
 */
export const practiceForm = z.object({
  revision: z.coerce.number().int(),
  practiceName: neededText(120),
  email: neededText(254, "emailRequired"),
  phone: neededText(30),
  /** Only where the market asks for one (D99). */
  businessNumber: optionalText(20),
  language: z.enum(languages, "required"),
  locations: z.array(locationForm.extend({ _id: z.uuid() })).default([]),
});

/** The posted form as the call takes it; what the form does not show (the state) is left out, so that it stays as it is. */
export function practiceInput(form: z.infer<typeof practiceForm>, tenantId: string): Inputs["tenants"]["update"] {
  return { ...form, tenantId, locations: form.locations.map(locationInput) };
}

/** A posted location as the calls take it. */
export function locationInput<Location extends z.infer<typeof locationForm>>({ street, street2, city, zip, ...location }: Location) {
  return { ...location, address: { street, street2, city, zip } };
}

/** What a call says of its fields ("locations.0.zip") by the names of the form ("locations[0].zip"). */
export function fieldErrorsOf(fields: Readonly<Record<string, string>>): Record<string, string[]> {
  return Object.fromEntries(Object.entries(fields).map(([field, code]) => [field.replace(/\.(\d+)\./g, "[$1]."), [code]]));
}
