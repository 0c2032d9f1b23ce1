import { isDeepStrictEqual } from "node:util";
import { safe } from "@orpc/client";
import { eq, isNotNull } from "drizzle-orm";
import { beforeAll, describe, expect, test } from "vitest";
import { contract } from "~/calls/contract";
import { schema } from "~/db/schema.server";
import { resetDatabase, testDatabase } from "~tests/helpers/database";
import { isFull } from "~tests/helpers/figures";
import { callContextFor, callsFor, givenCatalogue, givenPerson, givenPractice, testCarrier } from "~tests/helpers/given";
import { type Belongings, givenBelongings } from "~tests/services/belongings";
import { shopperOf } from "~tests/services/cart/given-cart";
import { refusedIds } from "~tests/services/foreign-id-cases";
import { givenOperatorIn } from "~tests/services/session/accounts";
import { type Access, allowed, callPermissions, type Role, roles } from "~tests/structure/permissions";
import { permittedInput } from "./permitted-inputs";

const distributorKey = "a key of the distributor for tests";

/** What a role has; somebody who may have nothing is tried with what an admin has. */
let belongings: Record<Role, Belongings>;
let elsewhere: Belongings;
/** A practice beside these, for what an operator does to a whole practice. */
let another: string;
let tokens: Partial<Record<Role, string>>;
let userIds: { staff: string; admin: string };

beforeAll(async () => {
  const { owner } = await resetDatabase();
  await givenCatalogue();
  const practice = await givenPractice();
  const staff = await shopperOf(practice, { email: "staff@einayim.example" });
  const doctor = await shopperOf(practice, { email: "doctor@einayim.example" });
  await owner.update(schema.users).set({ isDoctor: true }).where(eq(schema.users.id, doctor.userId));
  const admin = await shopperOf(practice, { email: "admin@einayim.example", role: "practiceAdmin" });
  const { carrier } = await givenOperatorIn(practice);
  const token = carrier.token ?? "";
  const operator = { ...admin, token, calls: await callsFor({ token }) };
  const newcomer = await givenPerson(practice, { email: "newcomer@einayim.example", termsAccepted: false });
  const formerUser = await givenPerson(practice, { email: "former@einayim.example", role: "practiceAdmin" });
  await owner.delete(schema.users).where(eq(schema.users.id, formerUser.userId));
  const suspended = await givenPerson(await givenPractice({ subDomain: "hanita" }), { role: "practiceAdmin" });
  await owner.update(schema.tenants).set({ status: "suspended" }).where(eq(schema.tenants.tenantId, suspended.tenantId));
  another = (await givenPractice({ subDomain: "negev" })).tenantId;

  elsewhere = await givenBelongings(await shopperOf(await givenPractice({ subDomain: "carmel" })), "Carmel");
  const admins = await givenBelongings(admin, "Admin");
  belongings = {
    ...{ nobody: admins, formerUser: admins, suspended: admins, newcomer: admins, admin: admins, distributor: admins },
    ...{ staff: await givenBelongings(staff, "Staff"), doctor: await givenBelongings(doctor, "Doctor") },
    operator: await givenBelongings(operator, "Operator"),
  };
  userIds = { staff: staff.userId, admin: admin.userId };
  const people = { formerUser, suspended, newcomer, staff, doctor, admin, operator };
  tokens = Object.fromEntries(Object.entries(people).map(([role, person]) => [role, person.token]));
});

/** How a call ends that this role makes: null when it is answered, otherwise the refusal. */
async function refusalOf(role: Role, call: string, input: object | undefined) {
  const { settings } = await callContextFor(null);
  const carrier = testCarrier(tokens[role] ?? null);
  const apiKey = role === "distributor" ? distributorKey : null;
  const calls = await callsFor(null, { carrier, apiKey, settings: { ...settings, distributorKey } });
  const [area = "", name = ""] = call.split(".");
  const [error] = await safe((Reflect.get(Reflect.get(calls, area), name) as (input?: object) => Promise<unknown>)(input));
  if (!error) return null;
  const { code, status } = error as Error & { code?: string; status?: number };
  return { code, status };
}

const permissionRefusals = ["sessionExpired", "termsNotAccepted", "notPermitted", "keyRefused"];

/** Why somebody without the right is refused: the session comes first, then the terms, then the role. */
function refusalFor(role: Role, access: Access) {
  if (access === "distributor") return { code: "keyRefused", status: 401 };
  if (!roles.slice(roles.indexOf("newcomer"), -1).includes(role)) return { code: "sessionExpired", status: 401 };
  return role === "newcomer" ? { code: "termsNotAccepted", status: 403 } : { code: "notPermitted", status: 403 };
}

const may = (role: Role, access: Access) => (allowed[access] as readonly Role[]).includes(role);

const isOfPermission = (refusal: { code?: string } | null) => permissionRefusals.includes(refusal?.code ?? "");

/** In the check one role of those that are treated alike: a doctor is staff, and both who lost their session have none. */
const triedRoles = isFull ? roles : roles.filter((role) => !["formerUser", "suspended", "doctor"].includes(role));

const rows = Object.entries(callPermissions).flatMap(([access, calls]) => calls.map((call) => [call, access as Access] as const));
/** These come last: one removes whom others name, one makes a member of who was none. */
const last = ["users.remove", "users.acceptTerms"];
const inOrder = rows.toSorted(([one], [two]) => last.indexOf(one) - last.indexOf(two));

test("every call of the contract has a row in the table of permissions", () => {
  const named = Object.entries(contract).flatMap(([area, calls]) => Object.keys(calls).map((name) => `${area}.${name}`));
  expect(rows.map(([call]) => call).sort()).toEqual(named.sort());
});

/** What was named is not there for these inputs: a key, a message, a picture, a photo, what an admin sent for approval, or a form, change and cart that an earlier call used up. */
const mayFindNothing = [
  "supply.take",
  ...["catalogue.packShot", "catalogue.seePromotion", "requests.readPhoto", "operator.requestPhoto"],
  ...["operator.handOver", "operator.sendAgain", "operator.takeOut", "session.readForm", "session.giveDraft", "cart.restore"],
  "security.makeRecoveryCodes",
  ...["imports.readPreview", "imports.apply", "imports.readVersion", "imports.undo", "promotions.change", "promotions.end"],
  "session.forgetBrowser",
  "approvals.takeBack",
];

describe("who may make a call", () => {
  test.each(inOrder)("%s: %s", async (call, access) => {
    const { owner } = await testDatabase();
    await owner.update(schema.sessions).set({ endedAt: null }).where(isNotNull(schema.sessions.endedAt));
    const wrong: unknown[] = [];
    for (const role of triedRoles) {
      const refusal = await refusalOf(role, call, permittedInput(call, { ...belongings[role], another }));
      if (!may(role, access)) {
        if (!isDeepStrictEqual(refusal, refusalFor(role, access))) wrong.push([role, refusal]);
      } else if (isOfPermission(refusal) || refusal?.status === 400 || (refusal?.status === 404 && !mayFindNothing.includes(call))) {
        wrong.push([role, refusal]);
      }
    }
    expect(wrong).toEqual([]);
  });
});

describe("ids of another practice are not found, whoever asks", () => {
  const asking = triedRoles.filter((role) => may(role, "member") && !["staff", "admin"].includes(role));
  test.each(refusedIds)("$call: $field", async ({ call, kind, input }) => {
    const access = rows.find(([name]) => name === call)?.[1] ?? "anyone";
    const found: unknown[] = [];
    for (const role of asking.filter((role) => may(role, access))) {
      const refusal = await refusalOf(role, call, input(elsewhere[kind], belongings[role]));
      if (refusal?.status !== 404) found.push([role, refusal]);
    }
    expect(found).toEqual([]);
  });
});

describe("staff change their own name and password, and nothing of other people", () => {
  test.each([
    ["staff", "admin", { firstName: "Other" }, "notPermitted"],
    ["staff", "staff", { roleType: "admin" }, "notPermitted"],
    ["staff", "staff", { email: "else@einayim.example" }, "passwordWrong"],
    ["staff", "admin", { email: "else@einayim.example" }, "notPermitted"],
    ["staff", "staff", { firstName: "Other" }, undefined],
    ["admin", "staff", { firstName: "Other" }, undefined],
    ["admin", "staff", { password: "Clear-Sight-78", passwordSet: true, presentPassword: "none" }, "notPermitted"],
    ["operator", "staff", { password: "Clear-Sight-78", passwordSet: true, presentPassword: "none" }, "notPermitted"],
  ] as const)("%s changes of %s %o: %s", async (role, whom, change, code) => {
    expect((await refusalOf(role, "users.update", { _id: userIds[whom], ...change }))?.code).toBe(code);
  });
});
