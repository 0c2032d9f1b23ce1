import { z } from "zod";
import { adminCall, signedInCall } from "./base";
import { newEmailAnswer } from "./people";
import { id, instant } from "./shapes/basic-shapes";
import { text } from "./text";

/** The present password is required to change the second factor; wrong ones count like those at sign-in (D7, D8). */
const presentPassword = text(1024);
const passwordRefusals = {
  passwordWrong: { status: 422 },
  accountLockedWait: { status: 423, data: z.object({ until: instant }) },
  tooManyInvalidLogins: { status: 423 },
} as const;
/** Shown once and never again: ten codes, each valid for one sign-in. */
const codes = z.object({ recoveryCodes: z.array(z.string()) });

export const read = signedInCall
  .route({
    method: "GET",
    path: "/session/second-factor",
    summary: "One's own second factor, and a new e-mail that waits",
    tags: ["session"],
  })
  .output(
    z.object({
      factor: z.object({ since: instant, recoveryCodesLeft: z.int() }).nullable(),
      /** Whether one is required, by the practice or of operators, so that it cannot be turned off (D93). */
      isDemanded: z.boolean(),
      newEmail: newEmailAnswer,
    }),
  );

/** Returns a new secret for an authenticator app. It is stored only after a code proves that the app has it. */
export const begin = signedInCall
  .route({ method: "POST", path: "/session/second-factor/secret", summary: "A new secret for an authenticator app", tags: ["session"] })
  .output(
    z.object({
      /** Sent back with the first code, within the hour. */
      ticket: z.string(),
      /** To type into the app, in base 32. */
      secret: z.string(),
      /** The same for a QR code: otpauth://... */
      uri: z.string(),
    }),
  );

/** Turns the second factor on, or moves it to another app; earlier recovery codes stop working. */
export const turnOn = signedInCall
  .route({ method: "POST", path: "/session/second-factor", summary: "Turn the second factor on", tags: ["session"] })
  .input(z.object({ ticket: text(2000), code: text(40), presentPassword }))
  .output(codes)
  .errors({ ...passwordRefusals, codeWrong: { status: 422 }, ticketOver: { status: 409 } });

export const turnOff = signedInCall
  .route({ method: "POST", path: "/session/second-factor/off", summary: "Turn one's own second factor off", tags: ["session"] })
  .input(z.object({ presentPassword }))
  .output(z.object({}))
  .errors({ ...passwordRefusals, /** The practice requires one (D93). */ secondFactorDemanded: { status: 409 } });

export const makeRecoveryCodes = signedInCall
  .route({
    method: "POST",
    path: "/session/second-factor/codes",
    summary: "New recovery codes; earlier ones stop working",
    tags: ["session"],
  })
  .input(z.object({ presentPassword }))
  .output(codes)
  .errors(passwordRefusals);

/** For a person who lost phone and codes: turns off their second factor and ends all their sessions. Not for oneself (D93). */
export const turnOffFor = adminCall
  .route({ method: "DELETE", path: "/users/{userId}/second-factor", summary: "Turn a person's second factor off", tags: ["users"] })
  .input(z.object({ userId: id, presentPassword }))
  .output(z.object({}))
  .errors(passwordRefusals);

/** Ends every session of another person in the practice, as when a tablet was lost. Refused for oneself. */
export const signOutFor = adminCall
  .route({ method: "DELETE", path: "/users/{userId}/sessions", summary: "Sign a person out everywhere", tags: ["users"] })
  .input(z.object({ userId: id }))
  .output(z.object({ endedQuantity: z.int() }));

/** Since when the practice requires a second factor, null when it does not; and which of its active people have one. */
export const readDemand = adminCall
  .route({ method: "GET", path: "/security/second-factor", summary: "Who has a second factor, and whether all need one", tags: ["users"] })
  .output(
    z.object({
      since: instant.nullable(),
      /** Whether the portal requires one of everybody, whatever the practice chooses. */
      isByPortal: z.boolean(),
      people: z.array(z.object({ _id: id, firstName: z.string(), lastName: z.string(), hasFactor: z.boolean() })),
    }),
  );

/** Requires a second factor of everybody in the practice, or drops the requirement. Only a person who has one may require it (D93). */
export const demand = adminCall
  .route({ method: "PUT", path: "/security/second-factor", summary: "Demand a second factor of everybody, or no more", tags: ["users"] })
  .input(z.object({ isRequired: z.boolean(), presentPassword }))
  .output(z.object({}))
  .errors({ ...passwordRefusals, ownFactorFirst: { status: 422 } });
