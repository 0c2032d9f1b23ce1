import { z } from "zod";
import { draftKinds } from "~/domain/account/give-draft";
import { signedInCall } from "./base";
import { id, instant, personName } from "./shapes/basic-shapes";

/** One's own half-typed orders and patient forms on the server, newest first, and who may take them over (D77). */
export const list = signedInCall.route({ method: "GET", path: "/session/drafts", summary: "One's own drafts", tags: ["session"] }).output(
  z.object({
    drafts: z.array(
      z.object({
        formId: id,
        /** The page to continue it, with `form=` and the id in its URL. */
        path: z.string(),
        kind: z.enum(draftKinds),
        savedAt: instant,
        /** The preorder that it makes; null for forms that do not order for a patient. */
        preorderId: z.string().nullable(),
        /** The patient's, or as typed for a new one; null when there is none. */
        patient: personName.nullable(),
        linesQuantity: z.int(),
        /** The colleague who handed it over. */
        givenBy: personName.nullable(),
      }),
    ),
    /** The people who work at one's present location. */
    colleagues: z.array(personName.extend({ id })),
  }),
);

/** Also 404 for people who are no colleagues at the location (D35). */
export const give = signedInCall
  .route({ method: "POST", path: "/session/drafts/{formId}/give", summary: "Hand a draft to a colleague", tags: ["session"] })
  .input(z.object({ formId: id, userId: id }))
  .output(z.object({ userId: id, firstName: z.string(), lastName: z.string() }))
  .errors({
    /** It edits something in one's own cart. */
    draftOfCart: { status: 409 },
  });
