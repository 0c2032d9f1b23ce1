import { z } from "zod";
import { draftKinds } from "~/domain/account/give-draft";
import { signedInCall } from "./base";
import { id, instant, personName } from "./shapes";

/** One's own half-typed orders and forms of patients that are kept on the server, the newest first, and who may go on with them (D77). */
export const list = signedInCall.route({ method: "GET", path: "/session/drafts", summary: "One's own drafts", tags: ["session"] }).output(
  z.object({
    drafts: z.array(
      z.object({
        formId: id,
        /** Of the page that goes on with it, with `form=` and the id in its address. */
        path: z.string(),
        kind: z.enum(draftKinds),
        savedAt: instant,
        /** What it makes in the cart; null of forms that make no order of a patient. */
        preorderId: z.string().nullable(),
        /** Of the patient, or as typed for a new one; null where there is none. */
        patient: personName.nullable(),
        linesQuantity: z.int(),
        /** The colleague it came from. */
        givenBy: personName.nullable(),
      }),
    ),
    /** The people who work at the location where one works now. */
    colleagues: z.array(personName.extend({ id })),
  }),
);

/** 404 as well for people who are no colleagues at the location (D35). */
export const give = signedInCall
  .route({ method: "POST", path: "/session/drafts/{formId}/give", summary: "Hand a draft to a colleague", tags: ["session"] })
  .input(z.object({ formId: id, userId: id }))
  .output(z.object({ userId: id, firstName: z.string(), lastName: z.string() }))
  .errors({
    /** It changes what is in one's own cart. */
    draftOfCart: { status: 409 },
  });
