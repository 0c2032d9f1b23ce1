import { eq } from "drizzle-orm";
import { v7 as uuid } from "uuid";
import { beforeEach, expect, test } from "vitest";
import { schema } from "~/db/schema.server";
import { resetDatabase, testDatabase } from "~tests/helpers/database";
import { callsFor, givenCatalogue, givenPractice, testCarrier } from "~tests/helpers/given";
import { keyOf, outboxRows } from "~tests/services/people/given-team";
import { biofinity } from "../orders/placed-orders";
import { auditTrail, givenOperatorIn, password } from "../session/accounts";
import { givenNewLocation, givenNewPractice } from "./given-new-practice";

beforeEach(resetDatabase);

async function givenOperator() {
  const home = await givenPractice();
  const { carrier } = await givenOperatorIn(home);
  return callsFor(null, { carrier });
}

/** The link of the invitation that was mailed last. */
async function mailedLink(): Promise<string> {
  const { payload } = (await outboxRows()).at(-1) ?? {};
  return payload && "link" in payload ? String(payload.link) : "";
}

async function countTenants() {
  return (await (await testDatabase()).owner.select().from(schema.tenants)).length;
}

test("is open at once: its first admin sets up the account, signs in and orders", async () => {
  await givenCatalogue();
  const operator = await givenOperator();
  const input = givenNewPractice({ subDomain: " NOF ", locations: [givenNewLocation(), givenNewLocation({ name: "Support" })] });
  const made = await operator.operator.create(input);
  expect(made).toMatchObject({
    ...{
      tenantId: input.tenantId,
      subDomain: "nof",
      edition: "IL",
      status: "approved",
      partnerNumber: "4100-3001",
      email: "office@nof.example",
    },
    ...{ locations: [{ name: "Harbour", city: "Haifa", shipToCode: "NOF-01" }, { name: "Support" }] },
    acts: [{ action: "practiceCreated", reason: "Contract 118", firstName: "Ori", lastName: "Tal" }],
  });
  const visitor = await callsFor(null);
  expect(await visitor.tenants.list({ search: "nof opt" })).toMatchObject([{ subDomain: "nof", location: { name: "Harbour" } }]);
  const [mail, ...more] = await outboxRows();
  expect(more).toEqual([]);
  expect(mail).toMatchObject({ tenantId: input.tenantId });
  expect(mail?.payload).toMatchObject({ template: "invitation", to: "Tamar.Sela@nof.example", language: "he", practiceName: "Nof Optics" });

  const registrationkey = keyOf(await mailedLink());
  expect(await visitor.users.register({ registrationkey, password, affirmsAge: true })).toMatchObject({ subDomain: "nof" });
  const carrier = testCarrier();
  await (await callsFor(null, { carrier })).session.authenticate({ username: "tamar.sela@nof.example", password, subDomain: "nof" });
  const admin = await callsFor(null, { carrier });
  await admin.users.acceptTerms({ terms: true, cookies: true });
  const session = await admin.session.read();
  expect(session.user).toMatchObject({ role: "practiceAdmin", isAccountOwner: true, firstName: "Tamar" });
  const [location] = session.locations;
  expect(location).toMatchObject({
    name: "Harbour",
    cviPartnerNo: "4100-3001",
    phone: "04-000-0191",
    address: { zip: "3300007", street2: "Floor 2" },
  });

  const { series } = await admin.catalogue.list({ country: "IL", pageSize: 100 });
  expect(series.length).toBeGreaterThan(12);
  expect(series.every(({ visible, available, isFavourite }) => visible && available && !isFavourite)).toBe(true);
  const locationId = location?._id ?? "";
  const merchandise = { purchaseType: "Revenue" as const, lines: [biofinity(-2, 2)] };
  const { cart } = await admin.cart.sync({ locationId, preorders: [{ id: uuid(), orderType: "Stock", patientId: null, merchandise }] });
  const { holdId } = await admin.cart.startCheckout({ cartId: cart.id });
  const { receipt } = await admin.cart.checkout({ cartId: cart.id, holdId, acceptTerms: true });
  expect(receipt.orders[0]?.confirmationNum).toMatch(/^NOF-\d{4}-\d{6}$/);
  const trail = (await auditTrail(input.tenantId)).map(({ action, actorName }) => `${action} ${actorName}`);
  expect(trail.slice(0, 2)).toEqual(["practiceCreated Ori Tal", "userInvited Ori Tal"]);
});

test("is made once however often it is sent, also at the same moment", async () => {
  const operator = await givenOperator();
  const input = givenNewPractice();
  const answers = await Promise.all([1, 2, 3].map(() => operator.operator.create(input)));
  answers.push(await operator.operator.create({ ...input, practiceName: "Else", subDomain: "einayim" }));
  expect(new Set(answers.map(({ practiceName, subDomain, locations }) => `${practiceName} ${subDomain} ${locations[0]?.id}`)).size).toBe(1);
  expect(await countTenants()).toBe(2);
  expect(await outboxRows()).toHaveLength(1);
  expect(answers.at(-1)?.acts).toHaveLength(1);
});

test("has a sub-domain that no other practice has, not even a suspended one; nothing is written when it is refused", async () => {
  const operator = await givenOperator();
  const { owner } = await testDatabase();
  await owner
    .update(schema.tenants)
    .set({ status: "suspended" })
    .where(eq(schema.tenants.tenantId, (await givenPractice({ subDomain: "carmel" })).tenantId));
  for (const subDomain of ["einayim", "Carmel "]) {
    await expect(operator.operator.create(givenNewPractice({ subDomain }))).rejects.toMatchObject({
      ...{ code: "invalidFields", status: 422, data: { fields: { subDomain: "subDomainTaken" } } },
    });
  }
  await expect(operator.operator.create(givenNewPractice({ subDomain: "www", phone: "1" }))).rejects.toMatchObject({
    data: { fields: { subDomain: "subDomainReserved", phone: "phoneInvalid" } },
  });
  expect(await countTenants()).toBe(2);
  expect(await outboxRows()).toEqual([]);
});

test("of two that want the same sub-domain one gets it, and each practice has a number of its own", async () => {
  const operator = await givenOperator();
  const outcomes = await Promise.allSettled(
    ["nof", "nof", "galil", "sharon"].map((subDomain) => operator.operator.create(givenNewPractice({ subDomain }))),
  );
  expect(outcomes.map(({ status }) => status).sort()).toEqual(["fulfilled", "fulfilled", "fulfilled", "rejected"]);
  const rows = await (await testDatabase()).owner.select().from(schema.tenants);
  expect(new Set(rows.map(({ practiceNumber }) => practiceNumber)).size).toBe(4);
});

test("of Korea has its language and rules, unless another language is chosen", async () => {
  const operator = await givenOperator();
  const korean = {
    edition: "KR" as const,
    subDomain: "saebit",
    locations: [givenNewLocation({ address: { street: "강변역로 27", city: "서울", zip: "05116" } })],
  };
  const { tenantId } = await operator.operator.create(givenNewPractice(korean));
  const english = await operator.operator.create(givenNewPractice({ ...korean, tenantId: uuid(), subDomain: "bom", language: "en" }));
  const { owner } = await testDatabase();
  const languageOf = async (id: string) => (await owner.select().from(schema.tenants).where(eq(schema.tenants.tenantId, id)))[0]?.language;
  expect([await languageOf(tenantId), await languageOf(english.tenantId)]).toEqual(["ko", "en"]);
});
