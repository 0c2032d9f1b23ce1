import { z } from "zod";
import { roleTypes } from "~/domain/account/roles";
import { type MailTopic, mailTopics } from "~/domain/order/order-news";
import { adminCall, notPermitted, signedInCall } from "./base";
import { userAnswer } from "./session";
import { id, instant, optional } from "./shapes";
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

/** An e-mail that waits to be confirmed (D110); null when none does. */
export const newEmailAnswer = z.object({ email: z.string(), until: instant }).nullable();

/**
 * A person as admins see them. `registrationLink` is that of the invitation while it works, null otherwise: it lets anyone set up the
 * account, so nobody else is answered it.
 */
export const personAnswer = userAnswer.extend({
  registrationLink: z.string().nullable(),
  invitation: invitationAnswer,
  lastSignedInAt: instant.nullable(),
  hasSecondFactor: z.boolean(),
  newEmail: newEmailAnswer,
});

const fieldRefusals = {
  invalidFields: { status: 422, data: z.object({ fields: z.record(z.string(), z.string()) }) },
  /** E-mails are unique within a practice (D7); the other person is one of the same practice. */
  emailTaken: { status: 409, data: z.object({ userId: id }) },
} as const;
const protectedPeople = { accountOwner: { status: 409 }, lastAdmin: { status: 409 } } as const;

export const list = adminCall
  .route({ method: "GET", path: "/users", summary: "The people of the practice", tags: ["users"] })
  .output(z.object({ users: z.array(personAnswer) }));

/**
 * Invites a person: in group staff, at all locations, pending until the account is set up (D13). The role type admin makes a
 * practiceAdmin, anything else staff; doctor sets isDoctor. The id, made by whoever asks, makes it happen once: sent again it answers the
 * person who is there, and no second mail is sent.
 */
export const add = adminCall
  .route({ method: "POST", path: "/users", summary: "Invite a person to the practice", tags: ["users"] })
  .input(z.object({ _id: id.optional(), email: text(254), firstName: text(80), lastName: text(80), roleType: text(40).default("staff") }))
  .output(z.object({ user: personAnswer }))
  .errors(fieldRefusals);

/**
 * Changes a person; what is left out stays. Admins change everybody, everybody the own name, e-mail and password. A password is the own one,
 * needs the present one (D8) and ends the person's other sessions (D9); the own e-mail needs it too. A new e-mail counts once the link that
 * is mailed to it was used (D110); before the account is set up it counts at once, and the invitation goes there.
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
    }),
  )
  .output(z.object({ user: personAnswer }))
  .errors({
    ...fieldRefusals,
    ...protectedPeople,
    notPermitted,
    ownRole: { status: 409 },
    weakPassword,
    passwordWrong: { status: 422 },
    accountLockedWait: { status: 423, data: z.object({ until: instant }) },
    tooManyInvalidLogins: { status: 423 },
  });

/** An e-mail that waits to be confirmed is given up: the link that was mailed to it stops working. Of oneself, or by an admin. */
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

/** What a person leaves behind when removed: sessions that end at once, and open carts that somebody may take over. */
export const previewRemoval = adminCall
  .route({ method: "GET", path: "/users/{_id}/removal", summary: "What a person would leave behind", tags: ["users"] })
  .input(z.object({ _id: id }))
  .output(
    z.object({
      user: personAnswer,
      /** Why the person may not be removed; null when nothing objects. */
      objection: z.enum(["accountOwner", "ownAccount", "lastAdmin", "notPermitted"]).nullable(),
      sessionsQuantity: z.int(),
      carts: z.array(z.object({ locationId: id, locationName: z.string(), itemsQuantity: z.int(), ownItemsQuantity: z.int() })),
    }),
  );

/**
 * Removes a person: signed out at once, their keys and half-typed forms gone. Their orders stay under their name. `openCarts` says what
 * becomes of what they had not ordered yet: taken over into the carts of whoever removes them, or dropped, which is the default.
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
 * Sends the invitation with a new key; the link before stops working. `lastSentAt` names the sending that the caller knows of: when
 * there was one since, nothing more is sent.
 */
export const sendInvitation = adminCall
  .route({ method: "POST", path: "/users/{userId}/invitation", summary: "Send the invitation again", tags: ["users"] })
  .input(z.object({ userId: id, lastSentAt: optional(instant) }))
  .output(z.object({ user: personAnswer }))
  .errors({ alreadySetUp });

/** Takes the invitation back: its link stops working, and a forgotten password brings no new one. */
export const withdrawInvitation = adminCall
  .route({ method: "DELETE", path: "/users/{userId}/invitation", summary: "Take the invitation back", tags: ["users"] })
  .input(z.object({ userId: id }))
  .output(z.object({ user: personAnswer }))
  .errors({ alreadySetUp });

/** Which mails about orders the signed-in person of a practice gets (D81); operators get none, and are answered 403. */
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
