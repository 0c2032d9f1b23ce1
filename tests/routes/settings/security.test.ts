import { Secret, TOTP } from "otpauth";
import { beforeEach, expect, test } from "vitest";
import { resetDatabase } from "~tests/helpers/database";
import { callsFor, givenPractice, now } from "~tests/helpers/given";
import { visitorOf } from "~tests/helpers/visitor";
import { givenAccount, password } from "~tests/services/session/accounts";

beforeEach(resetDatabase);

const path = "/settings/security";
const codeAt = (secret: string, at: Date) => new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: at.getTime() });

test("a person sets up the second factor, signs in with it, and ends other sessions, all without JavaScript", async () => {
  const practice = await givenPractice();
  const account = await givenAccount(practice);
  const visitor = await visitorOf(account);
  const shown = await visitor.get(`${path}?factor=new`);
  const field = (name: string) => shown.valueOf(name) ?? "";
  expect(shown.html).toContain("data:image/svg+xml");
  const offer = { secretTicket: field("secretTicket"), secretKey: field("secretKey"), secretUri: field("secretUri") };
  const on = { intent: "turnOn", ...offer, presentPassword: password, secretCode: codeAt(offer.secretKey, now) };
  const wrong = await visitor.post(`${path}?factor=new`, { ...on, secretCode: "000000" });
  expect([wrong.status, wrong.errorAt("factor-code"), wrong.valueOf("secretTicket")]).toEqual([
    ...[
      422,
      "This code is wrong, has expired or has been used. Enter the next one. If it fails again, set the phone’s clock automatically.",
      offer.secretTicket,
    ],
  ]);
  const empty = await visitor.post(`${path}?factor=new`, { ...on, presentPassword: "" });
  expect([empty.status, empty.errorAt("factor-on-presentPassword")]).toEqual([422, "Enter your password."]);
  const made = await visitor.post(`${path}?factor=new`, on);
  expect(made.status).toBe(200);
  expect(made.document.querySelectorAll("ol li bdi")).toHaveLength(10);

  const later = new Date(now.getTime() + 90_000);
  const browser = await visitorOf({ token: "none" }, { at: later });
  const first = await browser.post("/?index", { practice: practice.tenantId, email: account.email, password });
  expect([first.status, first.textAt("h1")]).toEqual([200, "Enter your code"]);
  const secretTicket = first.valueOf("secretTicket") ?? "";
  const refused = await browser.post("/?index", { secretTicket, secretCode: "111111" });
  expect([refused.status, refused.valueOf("secretTicket")]).toEqual([422, secretTicket]);
  const done = await browser.post("/?index", { secretTicket, secretCode: codeAt(offer.secretKey, later) });
  expect([done.status, done.location]).toEqual([302, "/products"]);

  const others = await browser.post(path, { intent: "endOthers" });
  expect((await browser.follow(others)).firstOf(["1 session was ended."])).not.toBeNull();
  await expect((await callsFor(account)).session.read()).rejects.toMatchObject({ code: "sessionExpired" });
});
