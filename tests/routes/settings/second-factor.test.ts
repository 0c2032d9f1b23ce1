import { Secret, TOTP } from "otpauth";
import { beforeEach, expect, test } from "vitest";
import { resetDatabase } from "~tests/helpers/database";
import { callsFor, givenCatalogue, givenPractice, now } from "~tests/helpers/given";
import { visitorOf } from "~tests/helpers/visitor";
import { givenAccount, password } from "~tests/services/session/accounts";

beforeEach(resetDatabase);

const path = "/settings/second-factor";
const codeOf = (secret: string) => new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: now.getTime() });

async function setUp(person: { token: string }): Promise<void> {
  const { security } = await callsFor(person);
  const { ticket, secret } = await security.begin();
  await security.turnOn({ ticket, code: codeOf(secret), presentPassword: password });
}

test("an admin requires a second factor of everybody and withdraws that, both with the password", async () => {
  const practice = await givenPractice();
  const admin = await givenAccount(practice, { role: "practiceAdmin" });
  const visitor = await visitorOf(admin);
  // Nobody is told that it is set up before it is.
  expect((await visitor.get("/second-factor")).location).toBe("/settings/security");
  const first = await visitor.get(path);
  expect(first.firstOf(["Set up your own two-step verification first"])).not.toBeNull();
  expect(first.document.querySelector("[name=presentPassword]")).toBeNull();
  const early = await visitor.post(path, { intent: "require", presentPassword: password });
  expect([early.status, early.firstOf(["Set up your own two-step verification first"]) !== null]).toEqual([422, true]);

  await setUp(admin);
  const wrong = await visitor.post(path, { intent: "require", presentPassword: "Wrong-Word-1" });
  expect([wrong.status, wrong.errorAt("demand-presentPassword")]).toEqual([422, "The current password is wrong."]);
  expect((await visitor.post(path, { intent: "all", presentPassword: password })).status).toBe(400);
  const done = await visitor.follow(await visitor.post(path, { intent: "require", presentPassword: password }));
  expect(done.firstOf(["From now on everyone in the practice needs two-step verification."])).not.toBeNull();
  expect((await (await callsFor(admin)).security.readDemand()).since).toEqual(now);
  const freed = await visitor.follow(await visitor.post(path, { intent: "free", presentPassword: password }));
  expect(freed.firstOf(["Two-step verification is each person’s own choice again."])).not.toBeNull();
});

test("a person without one must set it up before any page, and is then led to the page they opened", async () => {
  await givenCatalogue();
  const practice = await givenPractice();
  const admin = await givenAccount(practice, { role: "practiceAdmin", email: "admin@einayim.example" });
  const staff = await givenAccount(practice);
  await setUp(admin);
  await (await callsFor(admin)).security.demand({ isRequired: true, presentPassword: password });

  const visitor = await visitorOf(staff);
  const led = await visitor.get("/patients");
  expect([led.status, led.location]).toEqual([302, "/second-factor"]);
  const page = await visitor.follow(led);
  expect(page.textAt("h1")).toBe("Set up two-step verification");
  const field = (name: string) => page.valueOf(name) ?? "";
  const offer = { secretTicket: field("secretTicket"), secretKey: field("secretKey"), secretUri: field("secretUri") };
  const on = { intent: "turnOn", ...offer, presentPassword: password, secretCode: codeOf(offer.secretKey) };
  const wrong = await visitor.post("/second-factor", { ...on, secretCode: "000000" });
  expect([wrong.status, wrong.valueOf("secretKey")]).toEqual([422, offer.secretKey]);
  expect((await visitor.get("/cart")).location).toBe("/second-factor");
  const made = await visitor.post("/second-factor", on);
  expect([made.status, made.document.querySelectorAll("ol li bdi").length]).toEqual([200, 10]);
  const goOn = await visitor.post("/second-factor", { intent: "continue" });
  expect([goOn.status, goOn.location]).toEqual([302, "/cart"]);
  expect((await visitor.get("/patients")).status).toBe(200);
});

test("what was being typed when it became required is kept, and a request in the background is only refused", async () => {
  await givenCatalogue();
  const practice = await givenPractice();
  const admin = await givenAccount(practice, { role: "practiceAdmin", email: "admin@einayim.example" });
  const staff = await givenAccount(practice);
  await setUp(admin);
  await (await callsFor(admin)).security.demand({ isRequired: true, presentPassword: password });
  const visitor = await visitorOf(staff);
  const led = await visitor.post("/patients/new", { firstName: "Dana", lastName: "Levi" });
  expect([led.status, led.location]).toEqual([302, "/second-factor"]);
  await setUp(staff);
  const goOn = await visitor.post("/second-factor", { intent: "continue" });
  expect(goOn.location).toMatch(/^\/patients\/new\?form=[\w-]+$/);
  expect((await visitor.follow(goOn)).valueOf("lastName")).toBe("Levi");
});

test("an admin turns off a colleague's lost factor with the own password; a wrong one is told in the dialog", async () => {
  const practice = await givenPractice();
  const staff = await givenAccount(practice);
  await setUp(staff);
  const admin = await visitorOf(await givenAccount(practice, { role: "practiceAdmin", email: "admin@einayim.example" }));
  const dialog = `/settings/user-management/${staff.userId}/edit`;
  const off = { intent: "factorOff", presentPassword: "" };
  const empty = await admin.post(dialog, off);
  expect([empty.status, empty.errorAt("lost-presentPassword")]).toEqual([422, "Enter your password."]);
  const wrong = await admin.post(dialog, { ...off, presentPassword: "Wrong-Word-1" });
  expect([wrong.status, wrong.errorAt("lost-presentPassword")]).toEqual([422, "The current password is wrong."]);
  expect(wrong.document.querySelector("#field-presentPassword-error")).toBeNull();
  const done = await admin.follow(await admin.post(dialog, { ...off, presentPassword: password }));
  expect(done.status).toBe(200);
  expect((await admin.get(dialog)).document.querySelector("button[value=factorOff]")).toBeNull();
});
