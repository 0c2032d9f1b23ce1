import { eq } from "drizzle-orm";
import { v7 as uuid } from "uuid";
import { beforeEach, expect, test } from "vitest";
import { schema } from "~/db/schema.server";
import { recordAudit } from "~/services/audit/record-audit.server";
import { resetDatabase, testDatabase } from "~tests/helpers/database";
import { givenPerson, givenPractice, now } from "~tests/helpers/given";
import { visitorOf } from "~tests/helpers/visitor";
import { givenCatalogue, givenShopper } from "~tests/services/cart/given-cart";

beforeEach(resetDatabase);

async function givenTrail() {
  const practice = await givenPractice();
  const admin = await givenPerson(practice, { role: "practiceAdmin" });
  const { doors } = await testDatabase();
  await doors.withTenant(practice.tenantId, async (db) => {
    for (let index = 0; index < 51; index += 1) {
      const subject = { action: "patientViewed", subjectKind: "patient", subjectId: "01a2052d-fbf9-73f0-a234-0000deadbeef" } as const;
      recordAudit(db, { id: admin.userId, tenantId: practice.tenantId }, subject, new Date(now.getTime() - index * 1000));
    }
  });
  return visitorOf(admin);
}

test("the page says who did what, names an erased patient by id, and links to earlier entries and the CSV of the same filters", async () => {
  const visitor = await givenTrail();
  const { html: page } = await visitor.get("/settings/audit?what=patients");
  expect(page).toContain("Patient viewed");
  expect(page).toContain("Noa Shalev");
  expect(page).toContain("…deadbeef");
  expect(page).toContain("/api/audit/csv?group=patients");
  const earlier = /href="(\/settings\/audit\?what=patients&amp;next=[^"]+)"/.exec(page)?.[1] ?? "";
  const { html: second } = await visitor.get(earlier.replaceAll("&amp;", "&"));
  expect(second.match(/…deadbeef</g)).toHaveLength(1);
});

test("invalid days are refused at their field with what was typed, and an unknown page shows the newest entries", async () => {
  const visitor = await givenTrail();
  const refused = await visitor.get("/settings/audit?from=soon");
  expect(refused.status).toBe(422);
  expect(refused.html).toMatch(/value="soon"/);
  expect((await visitor.get("/settings/audit?from=2026-02-02&to=2026-02-01")).status).toBe(422);
  const unknown = await visitor.get("/settings/audit?what=orders&next=nonsense");
  expect([unknown.status, unknown.location]).toEqual([302, "/settings/audit?what=orders"]);
});

test("a number leads to the entries about its patient alone and is kept out of the address; an unknown one stays in its field", async () => {
  await givenCatalogue();
  const admin = await givenShopper({ role: "practiceAdmin" });
  const { patient } = await admin.calls.patients.create({ id: uuid(), firstName: "Tamar", lastName: "Oren", customerId: "E-20418" });
  const visitor = await visitorOf(admin);
  const refused = await visitor.post("/settings/audit", { number: "E-9" });
  expect(refused.status).toBe(422);
  expect(refused.html).toContain("No order or patient has this number.");
  expect(refused.html).toMatch(/name="number"[^>]*value="E-9"/);
  const { location } = await visitor.post("/settings/audit?what=patients", { number: "e-20418 " });
  expect(location).toBe(`/settings/audit?what=patients&about=patient.${patient.id}`);
  const { html } = await visitor.get(location ?? "");
  expect(html).toMatch(/Only entries about.*E-20418/);
  expect(html).toContain(`subjectKind=patient&amp;subjectId=${patient.id}`);
});

test("a number with several matches offers each", async () => {
  const admin = await givenShopper({ role: "practiceAdmin" });
  for (const firstName of ["Tamar", "Dana"]) {
    await admin.calls.patients.create({ id: uuid(), firstName, lastName: "Oren", customerId: "E-20418" });
  }
  const { status, html } = await (await visitorOf(admin)).post("/settings/audit", { number: "E-20418" });
  expect(status).toBe(200);
  expect(new Set(html.match(/about=patient\.[0-9a-f-]+/g)).size).toBe(2);
});

test("a button verifies the chain, and shows which entry was changed", async () => {
  const visitor = await givenTrail();
  const whole = await visitor.post("/settings/audit", { intent: "verify" });
  expect(whole.html).toMatch(/Complete: \d+ entries were checked just now, nothing is missing or changed\./);
  const { owner } = await testDatabase();
  await owner.update(schema.auditEntries).set({ action: "signedIn" }).where(eq(schema.auditEntries.seq, 7));
  expect((await visitor.post("/settings/audit", { intent: "verify" })).html).toContain("Entry 7 is not as it was written");
});

test("staff are redirected to the products", async () => {
  const visitor = await visitorOf(await givenPerson(await givenPractice()));
  const answer = await visitor.get("/settings/audit");
  expect([answer.status, answer.location]).toEqual([302, "/products"]);
});
