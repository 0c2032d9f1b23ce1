import { beforeAll, beforeEach, expect, test } from "vitest";
import { resetDatabase } from "~tests/helpers/database";
import { callsFor, givenPerson, givenPractice } from "~tests/helpers/given";
import { openPages, visitorOf } from "~tests/helpers/visitor";
import { givenOperatorIn } from "~tests/services/session/accounts";

beforeAll(async () => {
  await openPages();
});
beforeEach(resetDatabase);

const leave = "form[action='/logout'] > button";

test("every page tells an operator whose practice it is, with a way to leave it (D49)", async () => {
  const practice = await givenPractice();
  const operator = await visitorOf({ token: String((await givenOperatorIn(practice)).carrier.token) });
  for (const path of ["/search", "/settings/profile", "/patients/00000000-0000-4000-8000-000000000000"]) {
    const page = await operator.get(path);
    expect(page.textAt("form[action='/logout']:has(p) > p"), path).toContain("You are acting in Practice einayim.");
    expect(page.textsAt(leave), path).toContain("Leave the practice");
    // The strip has the room for a name of any length, and names it once.
    expect(page.textAt("header a[href='/location']"), path).not.toContain("Practice einayim");
    expect(page.textAt("form[action='/logout']:has(p)")?.split("Practice einayim"), path).toHaveLength(2);
  }
  await operator.follow(await operator.post("/logout", {}));
  expect((await operator.get("/search")).location).toBe("/");
});

test("an operator who changed to the practice sees since when and why", async () => {
  const { carrier } = await givenOperatorIn(await givenPractice());
  await givenPractice({ subDomain: "carmel" });
  await (await callsFor(null, { carrier })).session.usePractice({ subDomain: "carmel", reason: "Phone call 14:01" });
  const operator = await visitorOf({ token: String(carrier.token) });
  const strip = (await operator.get("/search")).textAt("form[action='/logout']:has(p) > p");
  expect(strip).toMatch(/You are acting in Practice carmel\. Since 2026\/11\/24, \d\d:\d\d\. Reason: Phone call 14:01\./);
});

test("people of the practice do not see that", async () => {
  const admin = await visitorOf(await givenPerson(await givenPractice(), { role: "practiceAdmin" }));
  expect((await admin.get("/search")).textsAt(leave)).toEqual(["Log out"]);
});
