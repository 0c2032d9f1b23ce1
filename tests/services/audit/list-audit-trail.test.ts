import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, test } from "vitest";
import { schema } from "~/db/schema.server";
import { recordAudit } from "~/services/audit/record-audit.server";
import { resetDatabase, testDatabase } from "~tests/helpers/database";
import { callsFor, givenCatalogue, givenPerson, givenPractice, now } from "~tests/helpers/given";
import { biofinity, placeOrder } from "~tests/services/orders/placed-orders";
import { givenOperator } from "~tests/services/session/accounts";

beforeEach(resetDatabase);

type Practice = Awaited<ReturnType<typeof givenPractice>>;

/** Writes so many looks at patients, one a second. */
async function givenEntries({ tenantId }: Practice, count: number, actorId: string | null = null) {
  const { doors } = await testDatabase();
  await doors.withTenant(tenantId, async (db) => {
    for (let index = 0; index < count; index += 1) {
      const at = new Date(now.getTime() + index * 1000);
      recordAudit(db, { id: actorId, tenantId }, { action: "patientViewed", subjectKind: "patient", subjectId: null }, at);
    }
  });
}

async function givenAdmin(practice: Practice) {
  const person = await givenPerson(practice, { role: "practiceAdmin" });
  return { ...person, calls: await callsFor(person) };
}

test("the audit trail is read page by page, newest first, each entry once, with current names", async () => {
  const practice = await givenPractice();
  const { calls, userId } = await givenAdmin(practice);
  await givenEntries(practice, 60, userId);
  const { owner } = await testDatabase();
  await owner.update(schema.users).set({ lastName: "Barak" }).where(eq(schema.users.id, userId));
  const first = await calls.audit.list({});
  expect(first.entries).toHaveLength(50);
  expect(first.entries[0]).toMatchObject({
    ...{ seq: 60, action: "patientViewed", at: new Date(now.getTime() + 59_000) },
    actor: { id: userId, firstName: "Noa", lastName: "Barak", kind: "user" },
    subject: { kind: "patient", id: null, label: null, person: null },
  });
  const second = await calls.audit.list({ next: first.next ?? "" });
  expect(second.entries.map(({ seq }) => seq)).toEqual([10, 9, 8, 7, 6, 5, 4, 3, 2, 1]);
  expect(second.next).toBeNull();
  await expect(calls.audit.list({ next: "nonsense" })).rejects.toMatchObject({ code: "malformed" });
});

test("a placed order is shown with its boxes, sum and location", async () => {
  await givenCatalogue();
  const practice = await givenPractice();
  const admin = await givenAdmin(practice);
  await placeOrder(await givenPerson(practice, { email: "dana@einayim.example" }), { lines: [biofinity(-1, 3)] });
  const { entries } = await admin.calls.audit.list({ group: "orders" });
  const { owner } = await testDatabase();
  const [order] = await owner.select().from(schema.orders);
  const gross = { amount: order?.grossAmount, currency: "ILS" };
  expect(order?.grossAmount).toBeGreaterThan(0);
  expect(entries.map(({ details }) => details)).toContainEqual({
    ...{ reason: null, orders: { quantity: 1, boxes: 3, gross, locationName: "Location 1" } },
  });
});

test("the audit trail is for admins, and never shows another practice", async () => {
  const practice = await givenPractice();
  const other = await givenPractice({ subDomain: "carmel" });
  await givenEntries(other, 2);
  const { calls } = await givenAdmin(practice);
  expect(await calls.audit.list({})).toMatchObject({ entries: [], next: null });
  const staff = await callsFor(await givenPerson(practice, { email: "dana@einayim.example" }));
  await expect(staff.audit.list({})).rejects.toMatchObject({ code: "notPermitted" });
  await expect(staff.audit.download({})).rejects.toMatchObject({ code: "notPermitted" });
});

test("entries are counted by kind within the other filters; those of another practice are not", async () => {
  const practice = await givenPractice();
  const { calls, userId } = await givenAdmin(practice);
  await givenEntries(await givenPractice({ subDomain: "carmel" }), 2);
  await givenEntries(practice, 3, userId);
  await givenEntries(practice, 2);
  const patients = async (query: Parameters<typeof calls.audit.list>[0]) =>
    (await calls.audit.list(query)).counts?.filter(({ quantity }) => quantity > 0);
  expect(await patients({})).toEqual([{ group: "patients", quantity: 5 }]);
  expect(await patients({ actor: userId })).toEqual([{ group: "patients", quantity: 3 }]);
  expect(await patients({ group: "orders" })).toEqual([{ group: "patients", quantity: 5 }]);
  expect(await patients({ startDate: "2026-11-25" })).toEqual([]);
});

describe("filters", () => {
  test("by person: a current one, one who left, the operators", async () => {
    const practice = await givenPractice();
    const { calls, userId } = await givenAdmin(practice);
    const gone = await givenPerson(practice, { email: "dana@einayim.example" });
    const operator = await givenOperator();
    await givenEntries(practice, 1, userId);
    await givenEntries(practice, 2, gone.userId);
    await givenEntries(practice, 3, operator.id);
    await givenEntries(practice, 4);
    await calls.users.remove({ _id: gone.userId });
    const { entries: ofGone, people } = await calls.audit.list({ actor: gone.userId });
    expect(ofGone.map(({ actor }) => actor)).toEqual(
      [0, 1].map(() => ({ id: gone.userId, firstName: "Noa", lastName: "Shalev", kind: "formerUser" })),
    );
    expect(people.map(({ id, isFormer }) => [id, isFormer]).sort()).toEqual(
      [
        [userId, false],
        [gone.userId, true],
      ].sort(),
    );
    const { entries: ofOperators } = await calls.audit.list({ actor: "operators" });
    expect(ofOperators.map(({ actor }) => actor?.firstName)).toEqual(["Ori", "Ori", "Ori"]);
    expect((await calls.audit.list({ actor: userId })).entries.map(({ action }) => action).sort()).toEqual([
      "patientViewed",
      "userRemoved",
    ]);
  });

  test("by action and time", async () => {
    const practice = await givenPractice();
    const { calls, userId } = await givenAdmin(practice);
    const { doors } = await testDatabase();
    const { tenantId } = practice;
    const day = 24 * 60 * 60_000;
    await doors.withTenant(tenantId, async (db) => {
      for (const [action, daysAgo] of [
        ["signedIn", 2],
        ["practiceChanged", 1],
        ["ordered", 0],
      ] as const) {
        const subject = { action, subjectKind: "practice" as const, subjectId: tenantId };
        recordAudit(db, { id: userId, tenantId }, subject, new Date(now.getTime() - daysAgo * day));
      }
    });
    const actions = async (query: Parameters<typeof calls.audit.list>[0]) =>
      (await calls.audit.list(query)).entries.map(({ action }) => action);
    expect(await actions({ group: "settings" })).toEqual(["practiceChanged"]);
    const dayOf = (moment: Date) => moment.toISOString().slice(0, 10);
    const yesterday = dayOf(new Date(now.getTime() - day));
    expect(await actions({ startDate: yesterday })).toEqual(["ordered", "practiceChanged"]);
    expect(await actions({ startDate: yesterday, endDate: yesterday })).toEqual(["practiceChanged"]);
    expect(await actions({ endDate: yesterday, group: "signIns" })).toEqual(["signedIn"]);
  });
});

test("the trail as CSV holds what the page shows and the hashes, and is recorded as an entry itself", async () => {
  const practice = await givenPractice();
  const { calls, userId } = await givenAdmin(practice);
  await givenEntries(practice, 3, userId);
  const { headers, body } = await calls.audit.download({ group: "patients" });
  expect(headers["content-type"]).toBe("text/csv;charset=utf-8");
  const lines = (await new Response(body as ReadableStream).text()).trim().split("\r\n");
  expect(lines).toHaveLength(4);
  expect(lines[1]).toMatch(new RegExp(`^3,[^,]+Z,${userId},Noa Shalev,user,patientViewed,patient,,,[0-9a-f]{64},[0-9a-f]{64}$`));
  expect((await calls.audit.list({})).entries.map(({ action }) => action)).toContain("auditExported");
});

test("viewing people, settings, reports and orders is recorded", async () => {
  await givenCatalogue();
  const practice = await givenPractice();
  const { calls } = await givenAdmin(practice);
  const { tenantId } = practice;
  await calls.users.list();
  await calls.tenants.config({ tenantId });
  await calls.catalogue.manage({ country: "IL" });
  await calls.reports.figures({ country: "IL", tenantId, startDate: "2026-01-01", endDate: "2026-01-31" });
  await calls.orders.history({ tenantId });
  const { entries } = await calls.audit.list({});
  const seen = entries.map(({ action, subject }) => `${action} ${subject.kind}`).sort();
  expect(seen).toEqual([
    "orderViewed order",
    "settingsViewed catalogue",
    "settingsViewed practice",
    "settingsViewed report",
    "userViewed user",
  ]);
});
