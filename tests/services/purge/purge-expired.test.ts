import { v7 as uuid } from "uuid";
import { beforeEach, expect, test } from "vitest";
import { schema } from "~/db/schema.server";
import { purgeExpired } from "~/services/purge/purge-expired.server";
import { resetDatabase, testDatabase } from "~tests/helpers/database";
import { givenPerson, givenPractice, now } from "~tests/helpers/given";
import { givenPatient } from "~tests/services/orders/placed-orders";

beforeEach(resetDatabase);

const day = 24 * 60 * 60_000;
const ago = (days: number) => new Date(now.getTime() - days * day);

type Person = Awaited<ReturnType<typeof givenPerson>>;

/** Rows of every kind that may go, named by their age in days. */
async function givenRows(person: Person, prefix = "") {
  const { tenantId, userId, locationIds } = person;
  const { owner } = await testDatabase();
  const session = (days: number) => ({
    ...{ tenantId, idHash: `${prefix}${days}`, userId, locationId: locationIds[0], createdAt: ago(days), seenAt: ago(days) },
  });
  await owner.insert(schema.sessions).values([session(6.9), session(7.1), { ...session(30), endedAt: ago(30) }]);
  const attempt = (days: number, wrongSinceSuccess: number) => ({
    ...{ tenantId, emailKey: `${wrongSinceSuccess}@x.example`, device: `${days}`, wrongInRow: 0, wrongSinceSuccess },
    ...{ lockedUntil: null, updatedAt: ago(days) },
  });
  await owner.insert(schema.signInAttempts).values([attempt(89, 0), attempt(91, 0), attempt(91, 9), attempt(91, 10), attempt(366, 10)]);
  const key = (days: number) => ({ tenantId, keyHash: `${prefix}${days}`, kind: "invitation" as const, userId, expiresAt: ago(days) });
  await owner.insert(schema.oneTimeKeys).values([key(-1), key(29), key(31)]);
  const form = (days: number) => ({ tenantId, id: uuid(), ownerId: userId, path: `/${days}`, entries: [], expiresAt: ago(days) });
  await owner.insert(schema.keptForms).values([form(-0.1), form(0.1), form(2)]);
  const patientId = await givenPatient(person);
  const note = (text: string, removedAt: Date | null) => ({
    ...{ tenantId, id: uuid(), patientId, text, writtenById: userId, writtenByName: "Noa Levi", writtenAt: ago(400), removedAt },
  });
  const template = (name: string, removedAt: Date | null) => ({
    ...{ tenantId, id: uuid(), name, locationId: null, lines: [], revision: 1, madeById: userId, madeByName: "Noa Levi" },
    ...{ madeAt: ago(400), changedAt: ago(400), removedAt },
  });
  await owner.insert(schema.orderTemplates).values([template("stands", null), template("0.9", ago(0.9)), template("1.1", ago(1.1))]);
  const visit = (days: number) => ({ tenantId, ownerId: userId, kind: "product" as const, subject: `p-${days}`, visitedAt: ago(days) });
  await owner.insert(schema.recentVisits).values([visit(29), visit(31)]);
  await owner.insert(schema.patientNotes).values([note("stands", null), note("0.9", ago(0.9)), note("1.1", ago(1.1))]);
}

async function left() {
  const { owner } = await testDatabase();
  return {
    sessions: (await owner.select().from(schema.sessions)).map(({ idHash }) => idHash).filter((name) => name.length < 10),
    attempts: (await owner.select().from(schema.signInAttempts)).map(({ emailKey, device }) => `${emailKey} ${device}`).sort(),
    keys: (await owner.select().from(schema.oneTimeKeys)).map(({ keyHash }) => keyHash).sort(),
    notes: (await owner.select().from(schema.patientNotes)).map(({ text }) => text).sort(),
    templates: (await owner.select().from(schema.orderTemplates)).map(({ name }) => name).sort(),
    visits: (await owner.select().from(schema.recentVisits)).map(({ subject }) => subject),
    forms: (await owner.select().from(schema.keptForms)).map(({ path }) => path),
  };
}

const stays = {
  sessions: ["6.9"],
  attempts: ["0@x.example 89", "10@x.example 91"],
  keys: ["-1", "29"],
  notes: ["0.9", "stands"],
  templates: ["0.9", "stands"],
  visits: ["p-29"],
  forms: ["/-0.1"],
};

test.each([
  ["in one go", 200],
  ["one row at a time", 1],
])("what is over goes %s, and what is not stays", async (_, size) => {
  const person = await givenPerson(await givenPractice());
  await givenRows(person);
  const { doors } = await testDatabase();
  expect(await purgeExpired(doors, now, { size })).toBe(1 + 1 + 2 + 3 + 1 + 2 + 1);
  expect(await left()).toEqual(stays);
  expect(await purgeExpired(doors, now, { size })).toBe(0);
});

test("every practice is visited, and the keys and previews of operators, who have none", async () => {
  const { owner, doors } = await testDatabase();
  for (const subDomain of ["einayim", "carmel", "hanbit"])
    await givenRows(await givenPerson(await givenPractice({ subDomain })), subDomain);
  const operatorId = uuid();
  await owner.insert(schema.operatorKeys).values([
    { keyHash: "old", operatorId, expiresAt: ago(31) },
    { keyHash: "young", operatorId, expiresAt: ago(29) },
  ]);
  const preview = (fileName: string, days: number) => ({
    ...{ id: uuid(), edition: "IL" as const, kind: "stock" as const, leftOut: "keep" as const, operatorId, fileName, content: "itemId" },
    ...{ createdAt: ago(days), expiresAt: ago(days) },
  });
  await owner.insert(schema.importPreviews).values([preview("over.csv", 0.1), preview("just over.csv", 0), preview("open.csv", -0.01)]);
  expect(await purgeExpired(doors, now, { size: 2 })).toBe(3 * 11 + 1 + 2);
  expect((await owner.select().from(schema.operatorKeys)).map(({ keyHash }) => keyHash)).toEqual(["young"]);
  expect((await owner.select().from(schema.importPreviews)).map(({ fileName }) => fileName)).toEqual(["open.csv"]);
  await expect(
    doors.asPurge(null, (tx) => tx.select({ content: schema.importPreviews.content }).from(schema.importPreviews)),
  ).rejects.toThrow();
});

test("notes of changes are kept for an hour", async () => {
  const { owner, doors } = await testDatabase();
  const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000);
  const note = (scope: string, minutes: number) => ({ scope, transactionId: 1, notedAt: minutesAgo(minutes) });
  await owner.insert(schema.notedChanges).values([note("old", 61), note("stock", 61), note("young", 59)]);
  await purgeExpired(doors, now);
  const kept = (await owner.select().from(schema.notedChanges)).map(({ scope }) => scope);
  expect(kept).toContain("young");
  expect(kept).not.toContain("old");
  expect(kept).not.toContain("stock");
});

test("two processes at the same time remove everything once, and a process that stops leaves the rest", async () => {
  await givenRows(await givenPerson(await givenPractice()));
  const { doors } = await testDatabase();
  expect(await purgeExpired(doors, now, { mayContinue: () => false })).toBe(0);
  const counts = await Promise.all([purgeExpired(doors, now, { size: 1 }), purgeExpired(doors, now, { size: 1 })]);
  expect(counts[0] + counts[1]).toBe(11);
  expect(await left()).toEqual(stays);
});

test("the audit trail stays, and the purge's door can neither read nor remove it", async () => {
  const person = await givenPerson(await givenPractice());
  const { owner, doors, kind } = await testDatabase();
  const { tenantId, userId } = person;
  await owner.insert(schema.auditEntries).values({
    ...{ tenantId, id: uuid(), at: ago(5000), actorId: userId },
    ...{ action: "signedIn", subjectKind: "session", subjectId: userId, seq: 1, previousHash: "", hash: "0" },
  });
  await purgeExpired(doors, now);
  expect(await owner.select().from(schema.auditEntries)).toHaveLength(1);
  for (const table of [schema.auditEntries, schema.patients, schema.orders, schema.users]) {
    await expect(
      doors.asPurge(tenantId, (tx) => tx.select().from(table)),
      kind,
    ).rejects.toThrow();
    await expect(
      doors.asPurge(tenantId, (tx) => tx.delete(table)),
      kind,
    ).rejects.toThrow();
  }
  await expect(doors.asPurge(tenantId, (tx) => tx.select({ searches: schema.sessions.searches }).from(schema.sessions))).rejects.toThrow();
});
