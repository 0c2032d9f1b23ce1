import { z } from "zod";
import { roleTypes } from "~/domain/account/roles";
import { type MailTopic, mailTopics } from "~/domain/order/order-news";
import { adminCall, notPermitted, signedInCall } from "./base";
import { userAnswer } from "./session";
import { id, instant, optional, seenVersion } from "./shapes/basic-shapes";
import { text } from "./text";
import { weakPassword } from "./users";

/** The state of a person's invitation; null once the account is set up. */
const invitationAnswer = z
  .discriminatedUnion("state", [
    z.object({ state: z.literal("invited"), sentAt: instant, until: instant }),
    z.object({ state: z.literal("expired"), until: instant.nullable() }),
    z.object({ state: z.literal("withdrawn"), withdrawnAt: instant }),
  ])
  .nullable();

/** An e-mail that is not confirmed yet (D110); null when there is none. */
export const newEmailAnswer = z.object({ email: z.string(), until: instant }).nullable();

/**
 * A person as admins see them. `registrationLink` is that of a valid invitation, else null: it lets anyone set up the account, so only
 * admins get it.
 */
export const personAnswer = userAnswer.extend({
  registrationLink: z.string().nullable(),
  invitation: invitationAnswer,
  lastSignedInAt: instant.nullable(),
  hasSecondFactor: z.boolean(),
  newEmail: newEmailAnswer,
  /** Of name, e-mail, role and locations: another one after each change of these. */
  version: z.string(),
});

const fieldRefusals = {
  invalidFields: { status: 422, data: z.object({ fields: z.record(z.string(), z.string()) }) },
  /** E-mails are unique within a practice (D7); `userId` is the other person. */
  emailTaken: { status: 409, data: z.object({ userId: id }) },
} as const;
const protectedPeople = { accountOwner: { status: 409 }, lastAdmin: { status: 409 } } as const;

export const list = adminCall
  .route({ method: "GET", path: "/users", summary: "The people of the practice", tags: ["users"] })
  .output(z.object({ users: z.array(personAnswer) }));

/**
 * Invites a person: in group staff, at all locations, pending until the account is set up (D13). The role type admin gives a practiceAdmin,
 * anything else staff; doctor sets isDoctor. The caller's id makes it idempotent: sent again, it returns the existing person without a
 * second mail.
 */
export const add = adminCall
  .route({ method: "POST", path: "/users", summary: "Invite a person to the practice", tags: ["users"] })
  .input(z.object({ _id: id.optional(), email: text(254), firstName: text(80), lastName: text(80), roleType: text(40).default("staff") }))
  .output(z.object({ user: personAnswer }))
  .errors(fieldRefusals);

/**
 * Changes a person; omitted fields stay unchanged. Admins change everybody; everybody may change their own name, e-mail and password.
 * Changing one's own password needs the present one (D8) and ends one's other sessions (D9); with other changes it is malformed. Another
 * e-mail, one's own or a colleague's, needs the caller's present password and takes effect once the mailed link was used (D110); before the
 * account is set up, it needs none and takes effect at once, and the invitation is sent there. With the `version` that the caller loaded, a
 * change is refused when somebody else changed the person since, and with the `nameVersion` when somebody else changed the name; without
 * one it is not.
 */
export const update = signedInCall
  .route({ method: "PUT", path: "/users/{_id}", summary: "Change a person, or the own password", tags: ["users"] })
  .input(
    z.object({
      _id: id,
      email: optional(text(254)),
      firstName: optional(text(80)),
      lastName: optional(text(80)),
      roleType: optional(z.enum(roleTypes)),
      locationIds: optional(z.array(id).max(200)),
      password: optional(text(1024)),
      passwordSet: optional(z.boolean()),
      presentPassword: optional(text(1024)),
      version: seenVersion,
      nameVersion: seenVersion,
    }),
  )
  .output(z.object({ user: personAnswer }))
  .errors({
    ...fieldRefusals,
    ...protectedPeople,
    notPermitted,
    ownRole: { status: 409 },
    changedElsewhere: { status: 409 },
    weakPassword,
    passwordWrong: { status: 422 },
    accountLockedWait: { status: 423, data: z.object({ until: instant }) },
    tooManyInvalidLogins: { status: 423 },
  });

/** Drops an unconfirmed e-mail: the mailed link stops working. For oneself, or by an admin. */
export const cancelNewEmail = signedInCall
  .route({
    method: "DELETE",
    path: "/users/{userId}/new-email",
    summary: "Give up a new e-mail that waits to be confirmed",
    tags: ["users"],
  })
  .input(z.object({ userId: id }))
  .output(z.object({}))
  .errors({ notPermitted });

/** What removing a person affects: sessions that end at once, and open carts that somebody may take over. */
export const previewRemoval = adminCall
  .route({ method: "GET", path: "/users/{_id}/removal", summary: "What a person would leave behind", tags: ["users"] })
  .input(z.object({ _id: id }))
  .output(
    z.object({
      user: personAnswer,
      /** Why the person may not be removed; null when they may. */
      objection: z.enum(["accountOwner", "ownAccount", "lastAdmin", "notPermitted"]).nullable(),
      sessionsQuantity: z.int(),
      carts: z.array(z.object({ locationId: id, locationName: z.string(), itemsQuantity: z.int(), ownItemsQuantity: z.int() })),
    }),
  );

/**
 * Removes a person: they are signed out at once, and their keys and drafts are deleted. Their orders keep their name. `openCarts` decides
 * about what they had not ordered yet: moved to the carts of the person who removes them, or dropped, which is the default.
 */
export const remove = adminCall
  .route({ method: "DELETE", path: "/users/{_id}", summary: "Remove a person from the practice", tags: ["users"] })
  .input(z.object({ _id: id, openCarts: z.enum(["takeOver", "drop"]).default("drop") }))
  .output(z.object({ removed: z.literal(true), takenOverQuantity: z.int() }))
  .errors({
    ...protectedPeople,
    ownAccount: { status: 409 },
    cartLocked: { status: 409, data: z.object({ until: instant }) },
    cartLimit: { status: 422, data: z.object({ max: z.int(), quantity: z.int() }) },
  });

const alreadySetUp = { status: 409 } as const;

/**
 * Sends the invitation with a new key; the previous link stops working. `lastSentAt` is the last sending that the caller knows of; if there
 * was a later one, nothing is sent.
 */
export const sendInvitation = adminCall
  .route({ method: "POST", path: "/users/{userId}/invitation", summary: "Send the invitation again", tags: ["users"] })
  .input(z.object({ userId: id, lastSentAt: optional(instant) }))
  .output(z.object({ user: personAnswer }))
  .errors({ alreadySetUp });

/** Withdraws the invitation: its link stops working, and a forgotten password does not send a new one. */
export const withdrawInvitation = adminCall
  .route({ method: "DELETE", path: "/users/{userId}/invitation", summary: "Take the invitation back", tags: ["users"] })
  .input(z.object({ userId: id }))
  .output(z.object({ user: personAnswer }))
  .errors({ alreadySetUp });

/** Which mails about orders the signed-in person of a practice gets (D81); operators get none, and 403. */
const orderMails = z.object(Object.fromEntries(mailTopics.map((topic) => [topic, z.boolean()])) as Record<MailTopic, z.ZodBoolean>);

export const readMails = signedInCall
  .route({ method: "GET", path: "/users/mails", summary: "Which mails about orders one gets", tags: ["users"] })
  .output(z.object({ mails: orderMails }))
  .errors({ notPermitted });

export const chooseMails = signedInCall
  .route({ method: "PUT", path: "/users/mails", summary: "Choose which mails about orders one gets", tags: ["users"] })
  .input(z.object({ mails: orderMails }))
  .output(z.object({ mails: orderMails }))
  .errors({ notPermitted });
