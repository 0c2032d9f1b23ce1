import { z } from "zod";
import { startPages } from "~/domain/account/start-page";
import { openCall, signedInCall } from "./base";
import { operatorReason } from "./operator";
import { editionCode, id, instant, languageCode, optional, shippingOption } from "./shapes/basic-shapes";
import { text } from "./text";

export const userAnswer = z.object({
  _id: id,
  email: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  group: z.string(),
  isDoctor: z.boolean(),
  role: z.enum(["practiceAdmin", "staff", "lensFerryAdmin"]),
  status: z.enum(["pending", "active"]),
  subDomain: z.string(),
  tenantId: id,
  locationIds: z.array(id),
  passwordSet: z.boolean(),
  gpTermsAccepted: z.boolean(),
  isAccountOwner: z.boolean(),
  language: languageCode.nullable(),
  /** The page after signing in (D83). */
  startPage: z.enum(startPages),
  /** Of the name: another one after each change of it. */
  nameVersion: z.string(),
});

export const locationAnswer = z.object({
  _id: id,
  name: z.string(),
  address: z.object({ street: z.string(), street2: z.string(), city: z.string(), state: z.string(), zip: z.string() }),
  phone: z.string(),
  shipToCode: z.string(),
  defaultShippingOption: shippingOption,
  cviPartnerNo: z.string(),
});

export const tenantAnswer = z.object({
  _id: id,
  practiceName: z.string(),
  subDomain: z.string(),
  countryCode: editionCode,
  status: z.string(),
  email: z.string(),
  phone: z.string(),
  partnerNumber: z.string(),
  language: languageCode,
});

/** Who is signed in, where, and until when without another request (D10). */
export const sessionAnswer = z.object({
  user: userAnswer,
  tenant: tenantAnswer,
  locations: z.array(locationAnswer),
  locationId: id,
  /** The location to which the person lost access while this session was there, until they choose another; null otherwise. */
  formerLocation: z.object({ name: z.string() }).nullable(),
  expiresAt: instant,
  /** For an operator who changed to this practice: since when and why (D49). */
  acting: z.object({ since: instant, reason: z.string() }).nullable(),
  /** A second factor is required and not set up: every call is refused except those that set it up (D93). */
  secondFactorMissing: z.boolean(),
});

const practiceChoice = { tenantId: id.optional(), subDomain: text(63).optional() };

export const authenticate = openCall
  .route({ method: "POST", path: "/users/authenticate", summary: "Sign in to a practice; sets the session cookie", tags: ["session"] })
  .input(z.object({ username: text(254), password: text(1024), locationId: id.optional(), ...practiceChoice }))
  .output(sessionAnswer)
  .errors({
    invalidCredentials: { status: 401 },
    accountLockedWait: { status: 423, data: z.object({ until: instant }) },
    tooManyInvalidLogins: { status: 423 },
    /** The password is correct; `ticket` is sent with the code to confirmSignIn within 5 minutes. */
    secondFactorNeeded: { status: 401, data: z.object({ ticket: z.string() }) },
    invitationKey: { status: 409, data: z.object({ registrationKey: z.string() }) },
  });

/** The second step: the code of the authenticator app or a recovery code. Wrong ones count like wrong passwords (D7). */
export const confirmSignIn = openCall
  .route({
    method: "POST",
    path: "/users/second-factor",
    summary: "Sign in with the second factor; sets the session cookie",
    tags: ["session"],
  })
  .input(z.object({ ticket: text(2000), code: text(40) }))
  .output(sessionAnswer)
  .errors({
    codeWrong: { status: 401 },
    /** The ticket is older than 5 minutes, or the password has changed since: sign-in starts again. */
    signInAgain: { status: 401 },
    accountLockedWait: { status: 423, data: z.object({ until: instant }) },
    tooManyInvalidLogins: { status: 423 },
  });

export const read = signedInCall
  .route({ method: "GET", path: "/session", summary: "The signed-in person, practice and locations", tags: ["session"] })
  .output(sessionAnswer);

export const logout = openCall
  .route({ method: "GET", path: "/logout", summary: "End the session", tags: ["session"] })
  .output(z.object({ ended: z.boolean() }));

export const useLocation = signedInCall
  .route({ method: "POST", path: "/session/location", summary: "Work in another location of the practice", tags: ["session"] })
  .input(z.object({ locationId: id }))
  .output(sessionAnswer);

export const usePractice = signedInCall
  .route({
    method: "POST",
    path: "/session/practice",
    summary: "The distributor's operator goes on in another practice",
    tags: ["session"],
  })
  .input(z.object({ ...practiceChoice, reason: operatorReason }))
  .output(sessionAnswer)
  .errors({ notPermitted: { status: 403 } });

/** The caller's running sessions in this practice, last used first, with browser and location of each. */
export const list = signedInCall.route({ method: "GET", path: "/session/all", summary: "One's own sessions", tags: ["session"] }).output(
  z.object({
    sessions: z.array(
      z.object({
        /** Opens nothing: it only identifies the session to end. */
        id: z.string(),
        isPresent: z.boolean(),
        /** Null when the browser did not say. */
        browser: z.string().nullable(),
        system: z.string().nullable(),
        locationName: z.string(),
        createdAt: instant,
        seenAt: instant,
        /** When it ends unless it is used before. */
        expiresAt: instant,
      }),
    ),
  }),
);

/**
 * Ends one of the person's own sessions, or all but the present one, and returns how many. A session that has already ended counts as none.
 */
/** With `isNotMine` the person says that somebody else began them: the admins of the practice are told by mail. */
export const endOthers = signedInCall
  .route({ method: "POST", path: "/session/end", summary: "End one or all other of one's own sessions", tags: ["session"] })
  .input(z.object({ id: optional(text(60)), isNotMine: z.boolean().default(false) }))
  .output(z.object({ endedQuantity: z.int() }));

/** The browsers that know the caller: wrong passwords there are counted separately (D7), and a sign-in sends no mail. Last used first. */
export const browsers = signedInCall
  .route({ method: "GET", path: "/session/browsers", summary: "The browsers that know one", tags: ["session"] })
  .output(
    z.object({
      browsers: z.array(
        z.object({
          /** Proves nothing: it only identifies the browser to forget. */
          id: z.string(),
          isPresent: z.boolean(),
          browser: z.string().nullable(),
          system: z.string().nullable(),
          /** The last time. */
          signedInAt: instant,
          until: instant,
        }),
      ),
    }),
  );

/** Forgets one of them; its sessions continue. */
export const forgetBrowser = signedInCall
  .route({ method: "DELETE", path: "/session/browsers/{id}", summary: "Forget a browser that knows one", tags: ["session"] })
  .input(z.object({ id: text(60) }))
  .output(z.object({}));

/** A search that may contain a name is stored in the session record and shown under its random id (D33). */
export const keepSearch = signedInCall
  .route({ method: "POST", path: "/session/searches", summary: "Keep a search under a random id", tags: ["session"] })
  .input(z.object({ search: z.record(text(40), text(200, "lines")) }))
  .output(z.object({ searchId: z.string() }));

export const readSearch = signedInCall
  .route({ method: "GET", path: "/session/searches/{searchId}", summary: "Read a kept search", tags: ["session"] })
  .input(z.object({ searchId: text(40) }))
  .output(z.object({ search: z.record(z.string(), z.string()) }));

const formEntries = z.array(z.tuple([text(200), text(4000, "lines")])).max(2500);

/**
 * Stores what was typed and not sent yet, or arrived after the session had ended, for the person named by the cookie (D31). Reveals nothing
 * about that person. A form that names what it makes or changes (its field `preorder` or `id`, or the first sheet of a stock order) has one
 * id, and the newest version counts.
 */
export const keepForm = openCall
  .route({ method: "POST", path: "/session/forms", summary: "Keep what was typed, also when the session was over", tags: ["session"] })
  .input(z.object({ path: text(500), entries: formEntries }))
  .output(z.object({ formId: id.nullable() }));

export const readForm = signedInCall
  .route({ method: "GET", path: "/session/forms/{formId}", summary: "Read a form kept for oneself", tags: ["session"] })
  .input(z.object({ formId: id }))
  .output(z.object({ path: z.string(), entries: z.array(z.tuple([z.string(), z.string()])) }));

/** One's own stored forms of a page, newest first. */
export const findForms = signedInCall
  .route({ method: "POST", path: "/session/forms/find", summary: "Find the forms of a page kept for oneself", tags: ["session"] })
  .input(z.object({ path: text(500) }))
  .output(z.object({ forms: z.array(z.object({ formId: id, entries: z.array(z.tuple([z.string(), z.string()])) })) }));

/** Deletes a form that was submitted; `subject` is what it made or changed. */
export const discardForm = signedInCall
  .route({ method: "POST", path: "/session/forms/discard", summary: "Forget a form kept for oneself", tags: ["session"] })
  .input(z.object({ path: text(500), subject: text(200) }))
  .output(z.object({}));
