import type { z } from "zod";
import type { personAnswer } from "~/calls/people";
import type { PracticeDb } from "~/db/database.server";
import { listInvitationKeys, listNewEmails } from "~/db/queries/people/one-time-keys.server";
import type { PlacedUser } from "~/db/queries/people/people.server";
import { together } from "~/db/together.server";
import { normaliseEmail } from "~/domain/account/email";
import { invitationStateOf } from "~/domain/account/invitation";
import type { ManagedPerson, PersonChange } from "~/domain/account/manage-people";
import { roleTypeOf } from "~/domain/account/roles";
import type { SignedInContext } from "~/services/call-context.server";
import { versionOf } from "../version-of.server";
import { registrationLinkOf } from "./queue-key-mail.server";
import { unsealKey } from "./sealed-key.server";
import { storedName } from "./stored-person.server";
import { userAnswerOf } from "./user-answer.server";

export type PersonAnswer = z.output<typeof personAnswer>;
type Asked = Pick<SignedInContext, "person" | "settings" | "now">;

/** Returns people of the practice as admins see them, with the state of their invitations and the valid links. */
export async function loadPersonAnswers(
  db: PracticeDb,
  { person, settings, now }: Asked,
  people: readonly PlacedUser[],
): Promise<PersonAnswer[]> {
  const { subDomain, edition } = person;
  const [invited, newEmails] = await together(listInvitationKeys(db), loadNewEmails(db, now));
  const keys = new Map(invited.map((key) => [key.userId, key]));
  return people.map(({ user, locationIds }) => {
    const key = keys.get(user.id);
    const { passwordSet, invitationWithdrawnAt: withdrawnAt } = user;
    const invitation = invitationStateOf({ passwordSet, withdrawnAt, keyExpiresAt: key?.expiresAt ?? null }, now);
    const works = invitation?.state === "invited" && key?.sealedKey;
    const opened = works ? unsealKey(settings.sealingSecret, { sealedKey: works, userId: user.id }) : null;
    return {
      ...userAnswerOf(user, { edition, subDomain, locationIds }),
      registrationLink: opened && registrationLinkOf(opened, { publicUrl: settings.publicUrl, subDomain }),
      invitation,
      lastSignedInAt: user.lastSignedInAt,
      hasSecondFactor: user.sealedFactor !== null,
      newEmail: newEmails.get(user.id) ?? null,
      version: personVersionOf({ ...user, locationIds }),
    };
  });
}

/** Returns the unconfirmed e-mails (D110), by person. */
export async function loadNewEmails(db: PracticeDb, now: Date): Promise<Map<string, { email: string; until: Date }>> {
  const waiting = await listNewEmails(db, now);
  return new Map(waiting.flatMap(({ userId, email, until }) => (email === null ? [] : [[userId, { email, until }]])));
}

/** Returns one person as admins see them. */
export async function loadPersonAnswer(db: PracticeDb, asked: Asked, person: PlacedUser): Promise<PersonAnswer> {
  const [answer] = await loadPersonAnswers(db, asked, [person]);
  if (!answer) throw new Error("A person who was asked for is not answered");
  return answer;
}

/** Returns a person in the shape that the rules for managing people need. */
export function managedPersonOf({ user, locationIds }: PlacedUser): ManagedPerson {
  const { id, role, isDoctor, emailKey, passwordSet, isAccountOwner } = user;
  return { id, role, isDoctor, email: emailKey, locationIds, passwordSet, isAccountOwner };
}

/** A requested change of a person, with the names. */
export type NamedChange = PersonChange & { firstName?: string | undefined; lastName?: string | undefined };

type Versioned = Pick<PersonAnswer, "firstName" | "lastName" | "email" | "role" | "isDoctor" | "locationIds">;

/** Returns the version of a person's names, e-mail, role and locations: the present one, or the one that a change asks for. */
export function personVersionOf(person: Versioned, change: NamedChange = {}): string {
  return versionOf([
    storedName(change.firstName ?? person.firstName),
    storedName(change.lastName ?? person.lastName),
    normaliseEmail(change.email ?? person.email),
    change.roleType ?? roleTypeOf(person),
    [...new Set(change.locationIds ?? person.locationIds)].sort(),
  ]);
}
