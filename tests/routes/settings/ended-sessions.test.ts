import { beforeEach, expect, test } from "vitest";
import { resetDatabase } from "~tests/helpers/database";
import { callsFor, givenPractice, testCarrier } from "~tests/helpers/given";
import { visitorOf } from "~tests/helpers/visitor";
import { givenAccount, password } from "~tests/services/session/accounts";

beforeEach(resetDatabase);

async function signIn({ email, tenantId }: { email: string; tenantId: string }): Promise<{ token: string }> {
  const carrier = testCarrier();
  await (await callsFor(null, { carrier })).session.authenticate({ username: email, password, tenantId });
  return { token: String(carrier.token) };
}

test("the button of a session begun by somebody else ends it and asks for a new password", async () => {
  const account = await givenAccount(await givenPractice());
  const stranger = await signIn(account);
  const visitor = await visitorOf(account);
  const page = await visitor.get("/settings/security");
  const session = page.document.querySelector("[name=session]")?.getAttribute("value") ?? "";
  const ended = await visitor.post("/settings/security", { intent: "notMine", session });
  expect([ended.status, ended.location]).toEqual([302, "/settings/security?reported=yes"]);
  expect((await visitor.follow(ended)).firstOf(["Choose a new password now"])).not.toBeNull();
  await expect((await callsFor(stranger)).session.read()).rejects.toMatchObject({ code: "sessionExpired" });
});

test("an admin signs a colleague out everywhere from the colleague's dialog; the admin's own has no such button", async () => {
  const practice = await givenPractice();
  const staff = await givenAccount(practice);
  const account = await givenAccount(practice, { role: "practiceAdmin", email: "admin@einayim.example" });
  const admin = await visitorOf(account);
  const dialogOf = (userId: string) => `/settings/user-management/${userId}/edit`;
  const button = "button[value=signOut]";
  expect((await admin.get(dialogOf(account.userId))).document.querySelector(button)).toBeNull();
  expect((await admin.get(dialogOf(staff.userId))).document.querySelector(button)).not.toBeNull();
  const done = await admin.follow(await admin.post(dialogOf(staff.userId), { intent: "signOut" }));
  expect(done.firstOf(["The person is logged out everywhere."])).not.toBeNull();
  await expect((await callsFor(staff)).session.read()).rejects.toMatchObject({ code: "sessionExpired" });
});

test("the response that ends a session makes the browser clear what the portal stored in it", async () => {
  const account = await givenAccount(await givenPractice());
  const visitor = await visitorOf(account);
  expect((await visitor.get("/search")).clears).toBe("");
  expect((await visitor.post("/logout", {})).clears).toBe('"storage"');
});
