import { hash } from "@node-rs/argon2";
import { and, eq, notInArray } from "drizzle-orm";
import { v7 as uuid } from "uuid";
import { schema } from "~/db/schema.server";
import { presentVersions } from "~/domain/account/legal-versions";
import { issueOneTimeKey } from "~/services/people/one-time-key.server";
import { testDatabase } from "~tests/helpers/database";
import { callContextFor, callsFor, givenPerson, type givenPractice, now, testCarrier } from "~tests/helpers/given";

export const password = "Clear-Sight-77";

/** Of the least cost, which a hash states itself: tests compare hundreds of passwords with it. */
const passwordHash = hash(password, { memoryCost: 8, timeCost: 1 });

type Practice = Awaited<ReturnType<typeof givenPractice>>;

/** A person with a password, and the e-mail to sign in with. */
export async function givenAccount(practice: Practice, options: Parameters<typeof givenPerson>[1] = {}) {
  const email = options.email ?? `noa@${practice.subDomain}.example`;
  const person = await givenPerson(practice, { ...options, email });
  const { owner } = await testDatabase();
  await owner
    .update(schema.users)
    .set({ passwordHash: await passwordHash })
    .where(eq(schema.users.id, person.userId));
  return { ...person, email };
}

/** An operator of the distributor with the same password. */
export async function givenOperator(email = "operator@distributor.example") {
  const { owner } = await testDatabase();
  const id = uuid();
  await owner.insert(schema.operators).values({
    id,
    email,
    emailKey: email,
    firstName: "Ori",
    lastName: "Tal",
    passwordHash: await passwordHash,
    termsAcceptedAt: now,
    ...presentVersions("IL"),
    createdAt: now,
  });
  return { id, email };
}

/** A person who was invited and has not set up the account, and the key of the invitation. */
export async function givenInvited(practice: Practice, email = `dana@${practice.subDomain}.example`) {
  const { owner, doors } = await testDatabase();
  const userId = uuid();
  const { tenantId } = practice;
  await owner.insert(schema.users).values({
    tenantId,
    id: userId,
    email,
    emailKey: email,
    firstName: "Dana",
    lastName: "Levi",
    role: "staff",
    status: "pending",
    createdAt: now,
    updatedAt: now,
  });
  for (const locationId of practice.locationIds) await owner.insert(schema.userLocations).values({ tenantId, userId, locationId });
  const { sealingSecret } = (await callContextFor(null)).settings;
  const { key } = await doors.withTenant(tenantId, (db) =>
    issueOneTimeKey(db, { tenantId, userId, kind: "invitation" }, { now, sealingSecret }),
  );
  return { userId, email, key };
}

/** The audit trail of a practice, oldest first, as `action subject actor`; looks at its people and settings are left out. */
export async function auditTrail(tenantId: string) {
  const { owner } = await testDatabase();
  const { auditEntries, formerUsers, operators, users } = schema;
  const ofActor = (people: typeof users | typeof formerUsers | typeof operators) => eq(people.id, auditEntries.actorId);
  const rows = await owner
    .select()
    .from(auditEntries)
    .leftJoin(users, ofActor(users))
    .leftJoin(formerUsers, ofActor(formerUsers))
    .leftJoin(operators, ofActor(operators))
    .where(and(eq(auditEntries.tenantId, tenantId), notInArray(auditEntries.action, ["userViewed", "settingsViewed"])))
    .orderBy(auditEntries.seq);
  return rows.map(({ audit_entries: { action, subjectId }, users: user, former_users: former, operators: operator }) => {
    const actor = user ?? former ?? operator;
    return { action, subjectId, actorName: actor ? `${actor.firstName} ${actor.lastName}` : "" };
  });
}

/** An operator who has signed in to the practice. */
export async function givenOperatorIn(practice: { tenantId: string }, email?: string) {
  const operator = await givenOperator(email);
  const carrier = testCarrier();
  await (await callsFor(null, { carrier })).session.authenticate({ username: operator.email, password, tenantId: practice.tenantId });
  return { operator, carrier };
}
