import { and, eq, sql } from "drizzle-orm";
import { beforeEach, describe, expect, test } from "vitest";
import { schema } from "~/db/schema.server";
import { recordAudit } from "~/services/audit/record-audit.server";
import { verifyAudit } from "~/services/audit/verify-audit.server";
import { resetDatabase, testDatabase } from "~tests/helpers/database";
import { callsFor, givenPerson, givenPractice, now } from "~tests/helpers/given";

const { auditEntries, auditHeads } = schema;

beforeEach(resetDatabase);

/** Adds entries in a transaction of their own, by default one. */
async function add(tenantId: string, ...subjects: (string | null)[]) {
  const { doors } = await testDatabase();
  await doors.withTenant(tenantId, async (db) => {
    for (const subjectId of subjects.length > 0 ? subjects : ['a "quoted" \\ number\n'])
      recordAudit(db, { id: null, tenantId }, { action: "ordered", subjectKind: "cart", subjectId }, now);
  });
}

async function states() {
  const { doors } = await testDatabase();
  const found = [];
  for await (const { subDomain, end, broken } of verifyAudit(doors)) found.push({ subDomain, length: end.seq, broken });
  return found.sort((one, other) => (one.subDomain < other.subDomain ? -1 : 1));
}

test("each practice has a chain of its own, also when entries of many transactions come at once", async () => {
  const [one, other] = [await givenPractice(), await givenPractice({ subDomain: "carmel" })];
  await Promise.all(Array.from({ length: 40 }, (_, index) => add((index % 4 === 0 ? other : one).tenantId)));
  expect(await states()).toEqual([
    { subDomain: "carmel", length: 10, broken: null },
    { subDomain: "einayim", length: 30, broken: null },
  ]);
});

test("the entries of one transaction follow each other in the chain, in their order", async () => {
  const { tenantId } = await givenPractice();
  const { owner } = await testDatabase();
  await add(tenantId, "first", null, "עין");
  await Promise.all([add(tenantId, "fourth", "fifth"), add(tenantId, "sixth", "seventh"), add(tenantId)]);
  const subjects = (await owner.select().from(auditEntries).orderBy(auditEntries.seq)).map(({ subjectId }) => subjectId);
  expect(subjects.slice(0, 3)).toEqual(["first", null, "עין"]);
  for (const [one, next] of [
    ["fourth", "fifth"],
    ["sixth", "seventh"],
  ] as const)
    expect(subjects[subjects.indexOf(one) + 1]).toBe(next);
  expect(await states()).toEqual([{ subDomain: "einayim", length: 8, broken: null }]);
});

test("an entry is stored only in the transaction of the change that it records", async () => {
  const { tenantId } = await givenPractice();
  const { doors, owner } = await testDatabase();
  const work = doors.withTenant(tenantId, async (db) => {
    recordAudit(db, { id: null, tenantId }, { action: "ordered", subjectKind: "cart", subjectId: null }, now);
    throw new Error("refused");
  });
  await expect(work).rejects.toThrow("refused");
  expect(await owner.select().from(auditEntries)).toEqual([]);
  const reading = doors.readTenant(tenantId, async (db) =>
    recordAudit(db, { id: null, tenantId }, { action: "ordered", subjectKind: "cart", subjectId: null }, now),
  );
  await expect(reading).rejects.toThrow("a transaction of its practice that writes");
});

describe("tampering with the rows is found at the entry concerned", () => {
  const ofPlace = (seq: number) => eq(auditEntries.seq, seq);
  const tampered: [name: string, act: (owner: Awaited<ReturnType<typeof testDatabase>>["owner"]) => Promise<unknown>, broken: unknown][] = [
    [
      "changed who",
      (owner) => owner.update(auditEntries).set({ actorId: sql`gen_random_uuid()` }).where(ofPlace(3)),
      { seq: 3, why: "changed" },
    ],
    [
      "changed when",
      (owner) =>
        owner
          .update(auditEntries)
          .set({ at: new Date(0) })
          .where(ofPlace(4)),
      { seq: 4, why: "changed" },
    ],
    [
      "rehashed",
      (owner) =>
        owner
          .update(auditEntries)
          .set({ subjectId: null, hash: "f".repeat(64) })
          .where(ofPlace(5)),
      { seq: 5, why: "changed" },
    ],
    ["removed", (owner) => owner.delete(auditEntries).where(ofPlace(2)), { seq: 2, why: "missing" }],
    ["removed at the end", (owner) => owner.delete(auditEntries).where(ofPlace(6)), { seq: 6, why: "endMissing" }],
    ["end turned back", async (owner) => owner.update(auditHeads).set({ hash: "0" }), { seq: 6, why: "changed" }],
  ];

  test.each(tampered)("%s", async (_, act, broken) => {
    const { tenantId } = await givenPractice();
    for (let count = 0; count < 6; count += 1) await add(tenantId);
    const { owner } = await testDatabase();
    await act(owner);
    expect((await states()).map((state) => state.broken)).toEqual([broken]);
  });
});

test("an admin verifies the trail of the admin's own practice only", async () => {
  const practice = await givenPractice();
  const elsewhere = await givenPractice({ subDomain: "carmel" });
  for (const { tenantId } of [practice, practice, elsewhere, elsewhere, elsewhere]) await add(tenantId);
  const { owner } = await testDatabase();
  await owner.delete(auditEntries).where(and(eq(auditEntries.tenantId, elsewhere.tenantId), eq(auditEntries.seq, 2)));
  const calls = await callsFor(await givenPerson(practice, { role: "practiceAdmin" }));
  expect(await calls.audit.verify()).toEqual({ entries: 2, broken: null });
  const there = await callsFor(await givenPerson(elsewhere, { role: "practiceAdmin" }));
  expect(await there.audit.verify()).toMatchObject({ broken: { seq: 2, why: "missing" } });
  const staff = await callsFor(await givenPerson(practice, { role: "staff", email: "staff@einayim.example" }));
  await expect(staff.audit.verify()).rejects.toMatchObject({ code: "notPermitted" });
});

test("the application itself can neither change nor remove an entry", async () => {
  const { tenantId } = await givenPractice();
  await add(tenantId);
  const { doors } = await testDatabase();
  await expect(doors.withTenant(tenantId, ({ tx }) => tx.update(auditEntries).set({ action: "signedIn" }))).rejects.toThrow();
  await expect(doors.withTenant(tenantId, ({ tx }) => tx.delete(auditEntries))).rejects.toThrow();
});
