import type { SubmissionResult } from "@conform-to/react";
import { z } from "zod";
import { editionCodes } from "~/domain/edition";
import { locationInput } from "./practice-form.server";

const typedText = z.string().catch("");

const typedLocation = z
  .object({
    ...{ _id: typedText, name: typedText, street: typedText, city: typedText, zip: typedText },
    ...{ phone: typedText, defaultShippingOption: typedText },
  })
  .transform(locationInput);

/** What was typed into a form that its schema may refuse: what is missing is empty. */
export const typedPractice = z.object({
  ...{ practiceName: typedText, email: typedText, phone: typedText, businessNumber: typedText },
  locations: z.array(typedLocation).catch([]),
});

/** The same of the form of a new practice. */
export const typedNewPractice = typedPractice.extend({
  ...{ subDomain: typedText, edition: z.enum(editionCodes).nullable().catch(null) },
  admin: z.object({ firstName: typedText, lastName: typedText, email: typedText }).catch({ firstName: "", lastName: "", email: "" }),
});

/** Converts the field names of a call ("locations.0.zip") to those of the form ("locations[0].zip"). */
export function fieldErrorsOf(fields: Readonly<Record<string, string>>): Record<string, string[]> {
  return Object.fromEntries(Object.entries(fields).map(([field, code]) => [field.replace(/\.(\d+)\./g, "[$1]."), [code]]));
}

type RefusedForm = { error?: Record<string, string[] | null> | null; reply: (more: { fieldErrors: Record<string, string[]> }) => Reply };
type Reply = SubmissionResult<string[]>;

/** Returns the answer to a form that its schema refuses, together with the mistakes that rules find in it, by the field names of a call. */
export function replyWithAll({ error, reply }: RefusedForm, mistakes: Readonly<Record<string, string>>): Reply {
  const further = Object.entries(fieldErrorsOf(mistakes)).filter(([field]) => !error?.[field]);
  return reply({ fieldErrors: Object.fromEntries(further) });
}
