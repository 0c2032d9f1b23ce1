import { beforeEach, expect, test } from "vitest";
import { resetDatabase } from "~tests/helpers/database";
import { givenPractice } from "~tests/helpers/given";
import { visitorOf } from "~tests/helpers/visitor";
import { outboxRows, userRow } from "~tests/services/people/given-team";
import { givenAccount, password } from "~tests/services/session/accounts";

beforeEach(resetDatabase);

const path = "/settings/security";
const fresh = "noa.new@einayim.example";

/** The path of the link that was mailed last. */
async function mailedPath(): Promise<string> {
  const links = (await outboxRows()).flatMap(({ payload }) => (payload.template === "confirmEmail" ? [String(payload.link)] : []));
  return new URL(links.at(-1) ?? "").pathname;
}

test("a person asks for another e-mail, confirms it by its link, and signs in with it, without JavaScript", async () => {
  const practice = await givenPractice();
  const account = await givenAccount(practice);
  const visitor = await visitorOf(account);
  const ask = { intent: "email", email: fresh, presentPassword: password };
  const empty = await visitor.post(path, { ...ask, email: "noa", presentPassword: "" });
  expect([empty.status, empty.valueOf("email")]).toEqual([422, "noa"]);
  expect(empty.errorAt("email-presentPassword")).toBe("Enter your password.");
  const same = await visitor.post(path, { ...ask, email: account.email.toUpperCase() });
  expect([same.status, same.errorAt("own-new-email")]).toEqual([422, "This is already your email address."]);
  const asked = await visitor.follow(await visitor.post(path, ask));
  expect(asked.firstOf(["A link is on its way to the new address."])).not.toBeNull();
  expect(asked.firstOf([`${fresh} is not confirmed yet`])).not.toBeNull();

  const stranger = await visitorOf({ token: "none" });
  const page = await stranger.get(await mailedPath());
  expect([page.status, page.textAt("h1")]).toEqual([200, "Confirm your new email"]);
  expect((await userRow(account.userId))?.email).toBe(account.email);
  const done = await stranger.post(await mailedPath(), {});
  expect([done.status, done.location]).toEqual([302, `/?practice=${practice.tenantId}`]);
  expect((await userRow(account.userId))?.email).toBe(fresh);
  const again = await stranger.get(await mailedPath());
  expect(again.status).toBe(410);
  expect(again.firstOf(["This link has expired or was used. Request a new one under Sign-in and security."])).not.toBeNull();
  const entered = await stranger.post("/?index", { practice: practice.tenantId, email: fresh, password });
  expect([entered.status, entered.location]).toEqual([302, "/products"]);
});

test("a person keeps the present e-mail, and forgets a browser; an admin sees and ends what waits for a colleague", async () => {
  const practice = await givenPractice();
  const account = await givenAccount(practice);
  const admin = await visitorOf(await givenAccount(practice, { role: "practiceAdmin", email: "admin@einayim.example" }));
  const visitor = await visitorOf(account);
  await visitor.post(path, { intent: "email", email: fresh, presentPassword: password });
  const kept = await visitor.follow(await visitor.post(path, { intent: "cancelEmail" }));
  expect(kept.firstOf(["Your email stays as it is."])).not.toBeNull();

  const dialog = `/settings/user-management/${account.userId}/edit`;
  const values = { id: account.userId, firstName: "Noa", lastName: "Shalev", email: fresh, roleType: "staff" };
  const first = await admin.post(dialog, values);
  expect([first.status, first.errorAt("field-presentPassword"), first.valueOf("email")]).toEqual([422, "Enter your password.", fresh]);
  const wrong = await admin.post(dialog, { ...values, presentPassword: "Wrong-Word-1" });
  expect([wrong.status, wrong.errorAt("field-presentPassword")]).toEqual([422, "The current password is wrong."]);
  const saved = await admin.follow(await admin.post(dialog, { ...values, presentPassword: password }));
  expect(saved.firstOf([`${fresh} is not confirmed yet`])).not.toBeNull();
  expect((await admin.get(dialog)).valueOf("email")).toBe(account.email);
  const ended = await admin.follow(await admin.post(dialog, { intent: "cancelEmail" }));
  expect(ended.firstOf(["The email stays as it is."])).not.toBeNull();
  expect((await visitor.get(path)).firstOf([`${fresh} is not confirmed yet`])).toBeNull();

  const browser = await visitorOf({ token: "none" });
  await browser.post("/?index", { practice: practice.tenantId, email: account.email, password });
  const id = (await browser.get(path)).valueOf("browser") ?? "";
  const forgotten = await browser.follow(await browser.post(path, { intent: "forget", browser: id }));
  expect(forgotten.firstOf(["The browser is forgotten."])).not.toBeNull();
  expect((await browser.post(path, { intent: "forget", browser: id })).status).toBe(404);
});
