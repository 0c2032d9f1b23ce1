import { z } from "zod";
import { startPages } from "~/domain/account/start-page";
import { openCall, signedInCall } from "./base";
import { userAnswer } from "./session";
import { id, languageCode } from "./shapes/basic-shapes";
import { text } from "./text";

const keyErrors = { keyInvalid: { status: 410 } } as const;
export const weakPassword = {
  status: 422,
  data: z.object({ reason: z.enum(["tooShort", "tooLong", "noCapital", "tooCommon", "isEmail"]) }),
} as const;

/** An invitation by its key, with its e-mail. A used, unknown or expired key (after 14 days) gives the same response. */
export const invitation = openCall
  .route({ method: "GET", path: "/users/invitation/{registrationkey}", summary: "Look up an invitation", tags: ["users"] })
  .input(z.object({ registrationkey: text(200) }))
  .output(z.object({ email: z.string(), firstName: z.string(), lastName: z.string(), practiceName: z.string(), subDomain: z.string() }))
  .errors(keyErrors);

/** Sets up the account; the person confirms being 18 or older, and accepts the terms at the first sign-in (D64). */
export const register = openCall
  .route({
    method: "POST",
    path: "/users/invitation/{registrationkey}/accept",
    summary: "Set up an account through its invitation",
    tags: ["users"],
  })
  .input(z.object({ registrationkey: text(200), password: text(1024), affirmsAge: z.boolean() }))
  .output(z.object({ subDomain: z.string(), tenantId: id, email: z.string() }))
  .errors({
    ...keyErrors,
    weakPassword,
    affirmationMissing: { status: 422, data: z.object({ fields: z.array(z.enum(["affirmsAge"])) }) },
  });

/** Always the same response, whether the e-mail is known or not (D7). */
export const sendForgotPasswordEmail = openCall
  .route({ method: "POST", path: "/notifications/sendForgotPasswordEmail", summary: "Mail a link to set a new password", tags: ["users"] })
  .input(
    z.object({
      email: text(254),
      tenantId: id.optional(),
      subDomain: text(63).optional(),
      registrationLink: text(2000).optional(),
    }),
  )
  .output(z.object({ sent: z.literal(true) }));

export const resetPassword = openCall
  .route({ method: "POST", path: "/users/reset-password/{key}", summary: "Set a new password through a mailed link", tags: ["users"] })
  .input(z.object({ key: text(200), password: text(1024) }))
  .output(z.object({ subDomain: z.string(), tenantId: id }))
  .errors({ ...keyErrors, weakPassword });

/** Whether a reset link still works, and for which e-mail. */
export const checkResetKey = openCall
  .route({ method: "GET", path: "/users/reset-password/{key}", summary: "Look up a link to set a new password", tags: ["users"] })
  .input(z.object({ key: text(200) }))
  .output(z.object({ email: z.string() }))
  .errors(keyErrors);

/** Whether a link to confirm a new e-mail still works, for which e-mail, and which one it replaces. */
export const checkEmailKey = openCall
  .route({ method: "GET", path: "/users/confirm-email/{key}", summary: "Look up a link to confirm a new e-mail", tags: ["users"] })
  .input(z.object({ key: text(200) }))
  .output(z.object({ email: z.string(), emailBefore: z.string(), practiceName: z.string() }))
  .errors(keyErrors);

/** Makes the new e-mail the one to sign in with (D110). */
export const confirmEmail = openCall
  .route({ method: "POST", path: "/users/confirm-email/{key}", summary: "Confirm a new e-mail through its mailed link", tags: ["users"] })
  .input(z.object({ key: text(200) }))
  .output(z.object({ email: z.string(), subDomain: z.string(), tenantId: id }))
  .errors({ ...keyErrors, emailTaken: { status: 409 } });

/** Changes to one's own account: accepting terms and cookies, choosing a language. */
export const acceptTerms = signedInCall
  .route({ method: "POST", path: "/users/me/terms", summary: "Accept the terms of use and the cookie notice", tags: ["users"] })
  .input(z.object({ terms: z.literal(true), cookies: z.literal(true) }))
  .output(z.object({ user: userAnswer }));

export const chooseLanguage = signedInCall
  .route({ method: "POST", path: "/users/me/language", summary: "Keep a language for oneself", tags: ["users"] })
  .input(z.object({ language: languageCode }))
  .output(z.object({ user: userAnswer }));

export const chooseStartPage = signedInCall
  .route({ method: "POST", path: "/users/me/start-page", summary: "Choose where signing in leads", tags: ["users"] })
  .input(z.object({ startPage: z.enum(startPages) }))
  .output(z.object({ user: userAnswer }))
  .errors({ notPermitted: { status: 403 } });
