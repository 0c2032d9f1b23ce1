import { eq } from "drizzle-orm";
import { v7 as uuid } from "uuid";
import { beforeEach, describe, expect, test } from "vitest";
import { schema } from "~/db/schema.server";
import { isVisit, recentMax } from "~/domain/search/recent-visit";
import { countStatements, resetDatabase, testDatabase } from "~tests/helpers/database";
import { now } from "~tests/helpers/given";
import { givenCatalogue, givenPatient, givenShopper, type Shopper, shopperOf } from "~tests/services/cart/given-cart";

beforeEach(async () => {
  await resetDatabase();
  await givenCatalogue();
});

const seenBy = async ({ calls }: Pick<Shopper, "calls">) => (await calls.recents.list()).visits.map(({ id }) => id);

describe("what was opened last (D172)", () => {
  test("is the person's own, latest first, each once, with names looked up when listed", async () => {
    const shopper = await givenShopper();
    const patient = await givenPatient(shopper);
    const at = (minutes: number) => shopper.at(minutes);
    await (await at(0)).recents.note({ kind: "patient", subject: patient.id });
    await (await at(1)).recents.note({ kind: "product", subject: "il-myday" });
    await (await at(3)).recents.note({ kind: "product", subject: "il-clearwell-360" });
    await (await at(4)).recents.note({ kind: "patient", subject: patient.id });
    expect((await (await at(5)).recents.list()).visits).toEqual([
      { kind: "patient", id: patient.id, name: { firstName: "Dana", lastName: "Levi" } },
      { kind: "product", item: "solution", id: "il-clearwell-360", productName: expect.any(String) },
      { kind: "product", item: "series", id: "il-myday", productName: "MyDay" },
    ]);
    expect(await seenBy(await shopperOf(shopper.practice, { email: "other@einayim.example" }))).toEqual([]);
  });

  test("is stored again after a minute, or after something else", async () => {
    const shopper = await givenShopper();
    const { owner } = await testDatabase();
    const note = async (subject: string, seconds: number) => {
      expect((await (await shopper.at(seconds / 60)).recents.note({ kind: "product", subject })).noted).toBe(true);
      const rows = await owner.select().from(schema.recentVisits).where(eq(schema.recentVisits.subject, subject));
      return rows.map(({ visitedAt }) => (visitedAt.getTime() - now.getTime()) / 1000);
    };
    expect([await note("il-myday", 0), await note("il-myday", 59), await note("il-myday", 60)]).toEqual([[0], [0], [60]]);
    expect([await note("il-clearwell-360", 70), await note("il-myday", 80)]).toEqual([[70], [80]]);
  });

  test("is stored with the view of its page, and not once more after it; a view that fails stores nothing", async () => {
    const shopper = await givenShopper();
    const patient = await givenPatient(shopper);
    const visit = { kind: "patient", subject: patient.id } as const;
    const opening = () => shopper.at(0, { opened: () => visit });
    const load = async (patientId: string) => (await opening()).patients.overview({ tenantId: shopper.tenantId, patientId });
    await expect(load(uuid())).rejects.toMatchObject({ code: "notFound" });
    expect(await seenBy(shopper)).toEqual([]);
    await load(patient.id);
    expect(await seenBy({ calls: await shopper.at(0) })).toEqual([patient.id]);
    const { transactions } = await countStatements(async () => (await opening()).recents.note(visit));
    expect(transactions).toBe(1);
  });

  test(`lists ${recentMax}, and nothing older than 30 days`, async () => {
    const shopper = await givenShopper();
    const patients = [];
    for (let index = 0; index < recentMax + 2; index += 1) patients.push((await givenPatient(shopper, `Levi${index}`)).id);
    for (const [minute, subject] of patients.entries()) await (await shopper.at(minute)).recents.note({ kind: "patient", subject });
    expect(await seenBy({ calls: await shopper.at(20) })).toEqual(patients.toReversed().slice(0, recentMax));
    const { owner } = await testDatabase();
    await owner.update(schema.recentVisits).set({ visitedAt: new Date(now.getTime() - 31 * 24 * 60 * 60_000) });
    expect(await seenBy({ calls: await shopper.at(21) })).toEqual([]);
  });

  test("accepts ids only, and lists nothing that does not exist or belongs to another practice", async () => {
    const shopper = await givenShopper();
    const foreign = await givenPatient(await givenShopper({ subDomain: "carmel" }), "Katz");
    expect((await shopper.calls.recents.note({ kind: "patient", subject: "Dana Levi" })).noted).toBe(false);
    expect((await shopper.calls.recents.note({ kind: "product", subject: "/patients?name=Dana" })).noted).toBe(false);
    for (const subject of [foreign.id, uuid()]) await shopper.calls.recents.note({ kind: "patient", subject });
    await shopper.calls.recents.note({ kind: "order", subject: uuid() });
    await shopper.calls.recents.note({ kind: "product", subject: "il-none" });
    expect(await seenBy(shopper)).toEqual([]);
    expect([isVisit({ kind: "product", subject: "Dana" }), isVisit({ kind: "product", subject: "il-myday" })]).toEqual([false, true]);
  });

  test("no longer lists an erased patient for anybody", async () => {
    const admin = await givenShopper({ role: "practiceAdmin" });
    const patient = await givenPatient(admin);
    const staff = await shopperOf(admin.practice, { email: "staff@einayim.example" });
    for (const { calls } of [admin, staff]) await calls.recents.note({ kind: "patient", subject: patient.id });
    const { tenantId } = admin;
    await admin.calls.patients.erase({ tenantId, patientId: patient.id, name: "Dana Levi", reason: "patientAsked" });
    const { owner } = await testDatabase();
    expect(await owner.$count(schema.recentVisits)).toBe(0);
    expect([await seenBy(admin), await seenBy(staff)]).toEqual([[], []]);
  });
});
