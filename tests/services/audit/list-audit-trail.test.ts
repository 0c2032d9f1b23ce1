import { beforeEach, expect, test } from "vitest";
import { recordAudit } from "~/services/audit/record-audit.server";
import { resetDatabase, testDatabase } from "~tests/helpers/database";
import { callsFor, givenPerson, givenPractice, now } from "~tests/helpers/given";

beforeEach(resetDatabase);

/** Writes so many looks at patients, one a second. */
async function givenEntries(tenantId: string, count: number) {
  const { doors } = await testDatabase();
  await doors.withTenant(tenantId, async (db) => {
    for (let index = 0; index < count; index += 1)
      await recordAudit(
        db,
        { id: null, firstName: "Noa", lastName: String(index), tenantId },
        { action: "patientViewed", subjectKind: "patient", subjectId: null },
        new Date(now.getTime() + index * 1000),
      );
  });
}

test("the audit trail is read page by page, newest first, each entry once", async () => {
  const practice = await givenPractice();
  const calls = await callsFor(await givenPerson(practice, { role: "practiceAdmin" }));
  await givenEntries(practice.tenantId, 60);
  const first = await calls.audit.list({});
  expect(first.entries).toHaveLength(50);
  expect(first.entries[0]).toMatchObject({
    actorName: "Noa 59",
    action: "patientViewed",
    subjectKind: "patient",
    at: new Date(now.getTime() + 59_000),
  });
  const second = await calls.audit.list({ next: first.next ?? "" });
  expect(second.entries.map(({ actorName }) => actorName)).toEqual(Array.from({ length: 10 }, (_, index) => `Noa ${9 - index}`));
  expect(second.next).toBeNull();
});

test("the audit trail is for admins, and never shows another practice", async () => {
  const practice = await givenPractice();
  const other = await givenPractice({ subDomain: "carmel" });
  await givenEntries(other.tenantId, 2);
  const admin = await callsFor(await givenPerson(practice, { role: "practiceAdmin" }));
  expect(await admin.audit.list({})).toEqual({ entries: [], next: null });
  const staff = await callsFor(await givenPerson(practice));
  await expect(staff.audit.list({})).rejects.toMatchObject({ code: "notPermitted" });
});
