import { and, eq } from "drizzle-orm";
import { beforeEach, describe, expect, test } from "vitest";
import { schema } from "~/db/schema.server";
import { resetDatabase, testDatabase } from "~tests/helpers/database";
import { callsFor, givenPerson, givenPractice, givenSession, now } from "~tests/helpers/given";
import { auditTrail, givenOperatorIn } from "./accounts";

beforeEach(resetDatabase);

const reason = "Order EIN-1 is not shown to them";

const hoursLater = (hours: number) => new Date(now.getTime() + hours * 60 * 60_000);

describe("the location of a session", () => {
  test("changes to another of the person's locations", async () => {
    const practice = await givenPractice({ locations: 2 });
    const person = await givenPerson(practice);
    const answer = await (await callsFor(person)).session.useLocation({ locationId: practice.locationIds[1] as string });
    expect(answer.locationId).toBe(practice.locationIds[1]);
    expect((await (await callsFor(person)).session.read()).locationId).toBe(practice.locationIds[1]);
  });

  test("stays when the person has no access to the other", async () => {
    const practice = await givenPractice({ locations: 2 });
    const [first, second] = practice.locationIds;
    const person = await givenPerson(practice, { locationIds: [first] });
    await expect((await callsFor(person)).session.useLocation({ locationId: second as string })).rejects.toMatchObject({
      code: "notFound",
    });
    expect((await (await callsFor(person)).session.read()).locationId).toBe(first);
  });
});

describe("a location named Support", () => {
  const nameSupport = async ({ tenantId, locationIds }: Awaited<ReturnType<typeof givenPractice>>) => {
    const { owner } = await testDatabase();
    const last = locationIds.at(-1) as string;
    await owner
      .update(schema.locations)
      .set({ name: "Support" })
      .where(and(eq(schema.locations.tenantId, tenantId), eq(schema.locations.id, last)));
    return last;
  };

  test("cannot be chosen by the practice's people, whose sessions there continue in the first location; admins see it in the settings", async () => {
    const practice = await givenPractice({ locations: 2 });
    const [first, second] = practice.locationIds;
    const admin = await givenPerson(practice, { role: "practiceAdmin" });
    const calls = await callsFor(admin);
    await calls.session.useLocation({ locationId: second as string });
    const support = await nameSupport(practice);
    const { locations, locationId } = await (await callsFor(admin)).session.read();
    expect({ names: locations.map(({ name }) => name), locationId }).toEqual({ names: ["Location 1"], locationId: first });
    await expect((await callsFor(admin)).session.useLocation({ locationId: support })).rejects.toMatchObject({ code: "notFound" });
    const config = await (await callsFor(admin)).tenants.config({ tenantId: practice.tenantId });
    expect(config.locations.map(({ name }) => name)).toEqual(["Location 1", "Support"]);
  });

  test("can be chosen by operators, and is the workplace of a practice that has no other", async () => {
    const practice = await givenPractice({ locations: 2 });
    const support = await nameSupport(practice);
    const { carrier } = await givenOperatorIn(practice);
    const operator = await callsFor(null, { carrier });
    expect((await operator.session.useLocation({ locationId: support })).locationId).toBe(support);
    const alone = await givenPractice({ subDomain: "carmel" });
    const person = await givenPerson(alone);
    await nameSupport(alone);
    expect((await (await callsFor(person)).session.read()).locations.map(({ name }) => name)).toEqual(["Support"]);
  });
});

describe("the practice of a session", () => {
  test("changes for an operator, recorded with the reason in both trails, and ends the previous session", async () => {
    const practice = await givenPractice();
    const other = await givenPractice({ subDomain: "carmel" });
    const { operator, carrier } = await givenOperatorIn(practice);
    const before = carrier.token ?? "";
    const answer = await (await callsFor(null, { carrier })).session.usePractice({ subDomain: "carmel", reason });
    expect(answer.tenant._id).toBe(other.tenantId);
    expect((await (await callsFor(null, { carrier })).session.read()).tenant.subDomain).toBe("carmel");
    await expect((await callsFor({ token: before })).session.read()).rejects.toMatchObject({ code: "sessionExpired" });
    expect(await auditTrail(other.tenantId)).toEqual([{ action: "practiceEntered", subjectId: other.tenantId, actorName: "Ori Tal" }]);
    const { acts } = await (await callsFor(null, { carrier })).operator.practice({ tenantId: other.tenantId });
    expect(acts).toMatchObject([{ action: "practiceEntered", firstName: "Ori", lastName: "Tal", reason }]);
    expect([answer.acting, (await (await callsFor({ token: carrier.token ?? "" })).session.read()).acting]).toEqual(
      Array(2).fill({ since: now, reason }),
    );
    const admin = await callsFor(await givenPerson(other, { role: "practiceAdmin" }));
    const entered = (await admin.audit.list({ actor: "operators" })).entries;
    expect(entered).toMatchObject([{ action: "practiceEntered", details: { reason, orders: null } }]);
    expect((await admin.session.read()).acting).toBeNull();
    expect(operator.id).toBe(answer.user._id);
  });

  test("does not extend the session when it changes", async () => {
    const practice = await givenPractice();
    await givenPractice({ subDomain: "carmel" });
    const { carrier } = await givenOperatorIn(practice);
    for (let half = 1; half < 24; half += 1)
      await (await callsFor(null, { carrier, now: new Date(now.getTime() + half * 29 * 60_000) })).session.usePractice({
        subDomain: half % 2 ? "carmel" : "einayim",
        reason,
      });
    await expect((await callsFor(null, { carrier, now: hoursLater(12) })).session.read()).rejects.toMatchObject({ code: "sessionExpired" });
  });

  test("does not change for an admin of a practice", async () => {
    const admin = await givenPerson(await givenPractice(), { role: "practiceAdmin" });
    await givenPractice({ subDomain: "carmel" });
    await expect((await callsFor(admin)).session.usePractice({ subDomain: "carmel", reason })).rejects.toMatchObject({
      code: "notPermitted",
    });
    expect((await (await callsFor(admin)).session.read()).tenant.subDomain).toBe("einayim");
  });
});

describe("a search that may hold a name", () => {
  test("is read by its id, in this session only", async () => {
    const practice = await givenPractice();
    const person = await givenPerson(practice);
    const other = await givenPerson(practice, { email: "other@einayim.example" });
    const { searchId } = await (await callsFor(person)).session.keepSearch({ search: { q: "Levi" } });
    expect(await (await callsFor(person)).session.readSearch({ searchId })).toEqual({ search: { q: "Levi" } });
    await expect((await callsFor(other)).session.readSearch({ searchId })).rejects.toMatchObject({ code: "notFound" });
  });

  test("is dropped after twenty newer ones", async () => {
    const person = await givenPerson(await givenPractice());
    const calls = await callsFor(person);
    const ids: string[] = [];
    for (let index = 0; index < 21; index += 1) ids.push((await calls.session.keepSearch({ search: { q: String(index) } })).searchId);
    await expect(calls.session.readSearch({ searchId: ids[0] as string })).rejects.toMatchObject({ code: "notFound" });
    expect(await calls.session.readSearch({ searchId: ids[1] as string })).toEqual({ search: { q: "1" } });
    expect(await calls.session.readSearch({ searchId: ids[20] as string })).toEqual({ search: { q: "20" } });
  });
});

describe("a form that was sent after the session ended", () => {
  const entries: [string, string][] = [
    ["lastName", "Levi"],
    ["password", "Secret-Word-1"],
    ["presentPassword", "Secret-Word-2"],
  ];

  test("is kept 12 hours for its person, without passwords", async () => {
    const practice = await givenPractice();
    const person = await givenPerson(practice);
    const { formId } = await (await callsFor(person, { now: hoursLater(1) })).session.keepForm({ path: "/patients/new", entries });
    const later = await givenPerson(practice, { email: "later@einayim.example", signedInAt: hoursLater(2) });
    expect(formId).not.toBeNull();
    const id = formId as string;
    await expect((await callsFor(later, { now: hoursLater(2) })).session.readForm({ formId: id })).rejects.toMatchObject({
      code: "notFound",
    });
    const again = { token: await givenSession(practice.tenantId, person.userId, practice.locationIds[0], hoursLater(12.9)) };
    expect(await (await callsFor(again, { now: hoursLater(12.9) })).session.readForm({ formId: id })).toEqual({
      path: "/patients/new",
      entries: [["lastName", "Levi"]],
    });
    await expect((await callsFor(again, { now: hoursLater(13) })).session.readForm({ formId: id })).rejects.toMatchObject({
      code: "notFound",
    });
  });

  test.each([
    ["without a session", null],
    ["with a token that nobody has", "018f0000-0000-7000-8000-000000000000.aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa"],
  ])("is not kept %s", async (_, token) => {
    expect(await (await callsFor(token ? { token } : null)).session.keepForm({ path: "/patients/new", entries })).toEqual({ formId: null });
  });

  test("is not kept after signing out", async () => {
    const person = await givenPerson(await givenPractice());
    await (await callsFor(person)).session.logout();
    expect(await (await callsFor(person)).session.keepForm({ path: "/patients/new", entries })).toEqual({ formId: null });
  });

  test("keeps the newest twenty", async () => {
    const person = await givenPerson(await givenPractice());
    const ids: string[] = [];
    for (let index = 0; index < 21; index += 1) {
      const calls = await callsFor(person, { now: new Date(now.getTime() + index * 1000) });
      ids.push((await calls.session.keepForm({ path: `/p/${index}`, entries })).formId as string);
    }
    const calls = await callsFor(person);
    await expect(calls.session.readForm({ formId: ids[0] as string })).rejects.toMatchObject({ code: "notFound" });
    expect((await calls.session.readForm({ formId: ids[1] as string })).path).toBe("/p/1");
  });

  test("that names its record is kept once, in its newest version", async () => {
    const person = await givenPerson(await givenPractice());
    const calls = await callsFor(person);
    const keep = async (path: string, id: string, lastName: string) =>
      (
        await calls.session.keepForm({
          path,
          entries: [
            ["id", id],
            ["lastName", lastName],
          ],
        })
      ).formId;
    const first = await keep("/patients/new", "one", "Le");
    expect(await keep("/patients/new?s=1", "one", "Levi")).toBe(first);
    expect(await keep("/patients/add", "one", "Levi")).not.toBe(first);
    const { forms } = await calls.session.findForms({ path: "/patients/new" });
    expect(forms).toEqual([
      {
        formId: first,
        entries: [
          ["id", "one"],
          ["lastName", "Levi"],
        ],
      },
    ]);
  });

  test("is found by its person only, and removed when its work is done", async () => {
    const practice = await givenPractice();
    const person = await givenPerson(practice);
    const other = await callsFor(await givenPerson(practice, { email: "other@einayim.example" }));
    const calls = await callsFor(person);
    const typed = { path: "/patients/new", entries: [["id", "one"]] as [string, string][] };
    await calls.session.keepForm(typed);
    await other.session.keepForm(typed);
    await other.session.discardForm({ path: typed.path, subject: "one" });
    expect((await other.session.findForms({ path: typed.path })).forms).toEqual([]);
    expect((await calls.session.findForms({ path: typed.path })).forms).toHaveLength(1);
  });

  test("is removed when the person signs out, another person's is not", async () => {
    const practice = await givenPractice();
    const person = await givenPerson(practice);
    const other = await callsFor(await givenPerson(practice, { email: "other@einayim.example" }));
    await (await callsFor(person)).session.keepForm({ path: "/patients/new", entries });
    await other.session.keepForm({ path: "/patients/new", entries });
    await (await callsFor(person)).session.logout();
    const again = { token: await givenSession(practice.tenantId, person.userId, practice.locationIds[0], now) };
    expect((await (await callsFor(again)).session.findForms({ path: "/patients/new" })).forms).toEqual([]);
    expect((await other.session.findForms({ path: "/patients/new" })).forms).toHaveLength(1);
  });
});
