import type { Transaction } from "~/db/database.server";
import { insertNewRows } from "~/db/insert-rows.server";
import { schema } from "~/db/schema.server";
import { normaliseEmail } from "~/domain/account/email";
import { presentVersions } from "~/domain/account/legal-versions";
import { roleOfRoleType } from "~/domain/account/roles";
import { dayMilliseconds } from "~/domain/calendar/days";
import { demoInvitation } from "./demo-invitation";
import { type DemoPerson, demoOperator, peopleOf } from "./demo-people";
import { type DemoPractice, workplacesOf } from "./demo-practices";

/** Invitations are valid for 14 days (D9): one has ten of them left, the other expired a week ago. */
const invitedDaysAgo = { active: 400, pending: 4, expired: 21 } as const;

/** Hours since each of a practice's people last signed in, in order. */
const signedInHoursAgo = [0.2, 26, 3, 0, 500];

/** The hashed password of the demo's people, and how keys of invitations are sealed so that their links can be copied. */
export type DemoSecrets = { passwordHash: string; sealKey: (given: { key: string; userId: string }) => string | null };

/** Writes the people of a practice, their locations, and the invitations of those without a password. */
export async function seedPeople(
  tx: Transaction,
  practice: DemoPractice,
  { passwordHash, sealKey }: DemoSecrets,
  now: Date,
): Promise<void> {
  const { tenantId } = practice;
  const people = peopleOf(practice);
  const invitedAt = ({ state }: DemoPerson) => new Date(now.getTime() - invitedDaysAgo[state] * dayMilliseconds);
  await insertNewRows(
    tx,
    schema.users,
    people.map((person, index) => {
      const isActive = person.state === "active";
      const { id, email, firstName, lastName, roleType, isAccountOwner } = person;
      const acceptedAt = isActive ? new Date(invitedAt(person).getTime() + dayMilliseconds) : null;
      return {
        ...{ tenantId, id, email, firstName, lastName, isAccountOwner },
        ...roleOfRoleType(roleType),
        emailKey: normaliseEmail(email),
        status: isActive ? ("active" as const) : ("pending" as const),
        passwordHash: isActive ? passwordHash : null,
        passwordSet: isActive,
        termsAcceptedAt: acceptedAt,
        cookiesAcceptedAt: acceptedAt,
        ...(isActive ? presentVersions(practice.edition) : {}),
        lastSignedInAt: isActive ? new Date(now.getTime() - (signedInHoursAgo[index] ?? 0) * 3_600_000) : null,
        createdAt: invitedAt(person),
        updatedAt: acceptedAt ?? invitedAt(person),
      };
    }),
  );
  await insertNewRows(
    tx,
    schema.userLocations,
    people.flatMap((person) => locationsOf(person, practice).map(({ id }) => ({ tenantId, userId: person.id, locationId: id }))),
  );
  await insertNewRows(
    tx,
    schema.oneTimeKeys,
    people
      .filter(({ state }) => state !== "active")
      .map((person) => ({ person, ...demoInvitation(tenantId, person.email) }))
      .map(({ person, key, keyHash }) => ({
        ...{ tenantId, keyHash, sealedKey: sealKey({ key, userId: person.id }) },
        kind: "invitation" as const,
        userId: person.id,
        expiresAt: new Date(invitedAt(person).getTime() + 14 * dayMilliseconds),
      })),
  );
}

/** Writes the distributor's operator (D13). */
export async function seedOperator(tx: Transaction, passwordHash: string, now: Date): Promise<void> {
  const createdAt = new Date(now.getTime() - 400 * dayMilliseconds);
  const emailKey = normaliseEmail(demoOperator.email);
  await insertNewRows(tx, schema.operators, [
    { ...demoOperator, emailKey, passwordHash, termsAcceptedAt: createdAt, ...presentVersions("IL"), createdAt },
  ]);
}

function locationsOf({ onlyLocation }: DemoPerson, practice: DemoPractice) {
  return workplacesOf(practice).filter((_, index) => onlyLocation === null || index === onlyLocation);
}
