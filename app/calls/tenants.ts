import { z } from "zod";
import { adminCall, openCall, signedInCall } from "./base";
import { personAnswer } from "./people";
import { locationAnswer, tenantAnswer } from "./session";
import { id, languageCode, shippingOption } from "./shapes/basic-shapes";
import { filledText, text } from "./text";

/** The public list of practices (D6): one entry per location, found by at least 2 characters, at most 20. */
export const list = openCall
  .route({ method: "GET", path: "/v2/tenants/list", summary: "Find a practice by name, place or partner number", tags: ["tenants"] })
  .input(z.object({ app: text(20).optional(), search: text(200, "lines").optional() }))
  .output(
    z.array(z.object({ tenantId: id, practiceName: z.string(), subDomain: z.string(), location: z.object({ id, name: z.string() }) })),
  );

/** What the public list shows of a practice. */
const publicPractice = z.object({
  tenantId: id,
  practiceName: z.string(),
  subDomain: z.string(),
  locations: z.array(z.object({ id, name: z.string() })),
});

/** The practice of a sub-domain, for its own sign-in page; nothing that the public list does not show. */
export const bySubDomain = openCall
  .route({ method: "GET", path: "/v2/tenants/{subDomain}", summary: "The practice of a sub-domain", tags: ["tenants"] })
  .input(z.object({ subDomain: text(63) }))
  .output(publicPractice);

/** The practice of an opened sign-in page. */
export const byId = openCall
  .route({ method: "GET", path: "/v2/tenants/id/{tenantId}", summary: "The practice of an id", tags: ["tenants"] })
  .input(z.object({ tenantId: id }))
  .output(publicPractice);

/**
 * The practice itself, with its business registration number, null when not known or not required (D99); `staff` is everybody who belongs
 * to it, for its admins and operators only.
 */
const practiceAnswer = tenantAnswer.extend({ businessNumber: z.string().nullable(), staff: z.array(personAnswer).optional() });

export const config = signedInCall
  .route({ method: "GET", path: "/tenants/{tenantId}/config", summary: "The practice with its locations", tags: ["tenants"] })
  .input(z.object({ tenantId: id }))
  .output(z.object({ tenant: practiceAnswer, locations: z.array(locationAnswer), revision: z.int() }));

/** A location. Omitted optional fields stay unchanged, or are empty for a new location. */
export const locationFacts = z.object({
  name: filledText(80),
  address: z.object({
    street: filledText(120),
    street2: text(120).trim().nullish(),
    city: filledText(80),
    state: text(80).trim().nullish(),
    zip: filledText(12),
  }),
  phone: text(30).trim().nullish(),
  defaultShippingOption: shippingOption,
});

export const update = adminCall
  .route({ method: "PUT", path: "/tenants/{tenantId}", summary: "Change practice information, locations included", tags: ["tenants"] })
  .input(
    z.object({
      tenantId: id,
      revision: z.int(),
      practiceName: filledText(120),
      email: z.email().max(254),
      phone: filledText(30),
      /** When omitted it stays unchanged; an empty text removes it. */
      businessNumber: text(20).trim().nullish(),
      language: languageCode,
      locations: z.array(locationFacts.extend({ _id: id })).max(200),
    }),
  )
  .output(z.object({ tenant: practiceAnswer, locations: z.array(locationAnswer), revision: z.int() }))
  .errors({
    changedElsewhere: { status: 409 },
    invalidFields: { status: 422, data: z.object({ fields: z.record(z.string(), z.string()) }) },
  });
