import { z } from "zod";
import type { Inputs } from "~/calls/answers";
import { languages } from "~/domain/language";
import { isBlank, isReadableText } from "~/domain/readable-text";

const readable = (given: string) => isReadableText(given, "line");
const visible = (given: string) => !isBlank(given);

/** Returns a schema for a required field: readable, not blank, and at most as long as the call accepts. */
export const neededText = (maxLength: number, missing = "required") =>
  z.string(missing).max(maxLength, "textTooLong").refine(readable, "unreadableText").trim().refine(visible, missing);

/** Returns a schema for a field that a form may omit. */
const optionalText = (maxLength: number) => z.string().max(maxLength, "textTooLong").refine(readable, "unreadableText").optional();

/** Returns a schema for a field that may be empty. */
export const spareText = (maxLength: number) => optionalText(maxLength).default("");

/** A location, as forms name its fields. */
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
 * The posted practice form. The call decides what is required and valid, so only malformed forms are refused here. Names are those of the
 * specification's fields.
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

/** Returns the posted form as the call accepts it; what the form does not show (the state) is omitted, so that it stays. */
export function practiceInput(form: z.infer<typeof practiceForm>, tenantId: string): Inputs["tenants"]["update"] {
  return { ...form, tenantId, locations: form.locations.map(locationInput) };
}

/** Returns a posted location as the calls accept it. */
export function locationInput<Location extends { street: string; street2?: string; city: string; zip: string }>({
  street,
  street2,
  city,
  zip,
  ...location
}: Location) {
  return { ...location, address: { street, street2, city, zip } };
}
