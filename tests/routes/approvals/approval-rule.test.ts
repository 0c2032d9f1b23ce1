import { beforeEach, expect, test } from "vitest";
import { resetDatabase } from "~tests/helpers/database";
import { callsFor, givenPerson, givenPractice } from "~tests/helpers/given";
import { openPages, visitorOf } from "~tests/helpers/visitor";

const path = "/settings/approvals";

beforeEach(async () => {
  await openPages();
  await resetDatabase();
});

test("a rule is saved; an invalid one is refused at its field, and nothing typed is lost", async () => {
  const practice = await givenPractice();
  const person = await givenPerson(practice, { role: "practiceAdmin" });
  const calls = await callsFor(person);
  const visitor = await visitorOf(person);
  const opened = await visitor.get(path);
  expect(opened.valueOf("revision")).toBe("0");
  const saved = await visitor.post(path, [
    ["revision", "0"],
    ["askedOf", "staff"],
    ["above", "500"],
  ]);
  expect(saved.status).toBe(302);
  const rule = { askedOf: "staff", aboveAmount: 50_000, aboveBudget: false, revision: 1, adminsQuantity: 1 };
  expect(await calls.approvals.readRule()).toEqual(rule);
  for (const [askedOf, above, text] of [
    ["staff", "12.505", "Enter an amount from 0 to 10,000,000, with at most two decimals."],
    ["staff", "", "Enter an amount from 0 to 10,000,000, with at most two decimals."],
    ["everybody", "700", "This requires two admins who have set up their accounts, because nobody can approve their own orders."],
  ] as const) {
    const refused = await visitor.post(path, [
      ["revision", "1"],
      ["askedOf", askedOf],
      ["above", above],
    ]);
    expect(refused.status).toBe(422);
    expect(refused.textsAt("main [role=alert] li")).toEqual([text]);
    expect(refused.valueOf("above")).toBe(above);
    expect(refused.document.querySelector("input[name=askedOf][checked]")?.getAttribute("value")).toBe(askedOf);
  }
  const nobodyNamed = await visitor.post(path, [
    ["revision", "1"],
    ["above", "500"],
  ]);
  expect(nobodyNamed.status).toBe(400);
  expect(await calls.approvals.readRule()).toEqual(rule);
});

test("what another admin saved meanwhile is shown, and overwritten only when it is saved again", async () => {
  const practice = await givenPractice();
  const person = await givenPerson(practice, { role: "practiceAdmin" });
  const calls = await callsFor(person);
  const visitor = await visitorOf(person);
  await calls.approvals.changeRule({ askedOf: "notAdmins", aboveAmount: 20_000, revision: 0 });
  const typed: [string, string][] = [
    ["askedOf", "staff"],
    ["above", "900"],
  ];
  const told = await visitor.post(path, [["revision", "0"], ...typed]);
  expect(told.status).toBe(409);
  expect(told.textsAt("main [role=alert]")[0]).toContain("Staff and doctors, above");
  expect([told.valueOf("above"), told.valueOf("revision")]).toEqual(["900", "1"]);
  expect(await calls.approvals.readRule()).toMatchObject({ askedOf: "notAdmins", revision: 1 });
  expect((await visitor.post(path, [["revision", told.valueOf("revision") ?? ""], ...typed])).status).toBe(302);
  expect(await calls.approvals.readRule()).toMatchObject({ askedOf: "staff", aboveAmount: 90_000, revision: 2 });
});

test("an amount with agorot is shown exactly, and the untouched form leaves it as it is", async () => {
  const person = await givenPerson(await givenPractice(), { role: "practiceAdmin" });
  const calls = await callsFor(person);
  const visitor = await visitorOf(person);
  await calls.approvals.changeRule({ askedOf: "staff", aboveAmount: 50_005, revision: 0 });
  const opened = await visitor.get(path);
  const fields = ["revision", "above"].map((name): [string, string] => [name, opened.valueOf(name) ?? ""]);
  expect(fields).toEqual([
    ["revision", "1"],
    ["above", "500.05"],
  ]);
  expect((await visitor.post(path, [...fields, ["askedOf", "staff"]])).status).toBe(302);
  expect(await calls.approvals.readRule()).toMatchObject({ aboveAmount: 50_005 });
});

test("an amount in won is a whole number", async () => {
  const visitor = await visitorOf(await givenPerson(await givenPractice({ edition: "KR" }), { role: "practiceAdmin" }));
  const refused = await visitor.post(path, [
    ["revision", "0"],
    ["askedOf", "staff"],
    ["above", "12.5"],
  ]);
  expect(refused.status).toBe(422);
  expect(refused.textsAt("main [role=alert] li")).toEqual(["Enter a whole number from 0 to 1,000,000,000."]);
});
