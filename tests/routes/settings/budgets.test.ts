import { eq } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { schema } from "~/db/schema.server";
import { resetDatabase, testDatabase } from "~tests/helpers/database";
import { callsFor, givenPerson, givenPractice } from "~tests/helpers/given";
import { openPages, visitorOf } from "~tests/helpers/visitor";

const path = "/settings/budgets";

beforeEach(async () => {
  await openPages();
  await resetDatabase();
});

test("is saved; what cannot be is refused at its field, and nothing typed is lost", async () => {
  const practice = await givenPractice();
  const person = await givenPerson(practice, { role: "practiceAdmin" });
  const calls = await callsFor(person);
  const visitor = await visitorOf(person);
  const opened = await visitor.get(path);
  const locationId = opened.valueOf("locationId") ?? "";
  expect([opened.valueOf("revision"), opened.valueOf("amount")]).toEqual(["0", ""]);
  const post = (amount: string, fromMonth: string, revision: string) =>
    visitor.post(path, [
      ["locationId", locationId],
      ["revision", revision],
      ["amount", amount],
      ["fromMonth", fromMonth],
    ]);
  expect((await post("12000", "2026-11", "0")).status).toBe(302);
  const [saved] = (await calls.budgets.read()).locations;
  expect(saved).toMatchObject({ revision: 1, steps: [{ amount: { amount: 1_200_000, currency: "ILS" } }] });
  for (const [amount, fromMonth, text] of [
    ["12.505", "2026-11", "Enter an amount up to 10,000,000 with at most two decimals, or leave it empty."],
    ["700", "2026-10", "This month is over. Choose another one."],
  ] as const) {
    const refused = await post(amount, fromMonth, "1");
    expect(refused.status).toBe(422);
    expect(refused.textsAt("main [role=alert] li")).toEqual([text]);
    expect(refused.valueOf("amount")).toBe(amount);
  }
  const told = await post("900", "2026-12", "0");
  expect(told.status).toBe(409);
  expect(told.textsAt("main [role=alert]")[0]).toContain("Another admin changed this budget in the meantime");
  expect([told.valueOf("amount"), told.valueOf("revision")]).toEqual(["900", "1"]);
  expect((await post("", "2026-11", "1")).status).toBe(302);
  expect((await calls.budgets.read()).locations[0]?.steps).toMatchObject([{ amount: null }]);
});

test("with agorot is shown exactly, and the untouched form leaves it as it is", async () => {
  const person = await givenPerson(await givenPractice(), { role: "practiceAdmin" });
  const calls = await callsFor(person);
  const visitor = await visitorOf(person);
  const [{ locationId = "" } = {}] = (await calls.budgets.read()).locations;
  await calls.budgets.change({ locationId, fromMonth: "2026-11", amount: 1_200_050, revision: 0 });
  const opened = await visitor.get(path);
  expect(opened.valueOf("amount")).toBe("12000.50");
  const sent = ["locationId", "revision", "amount"].map((name): [string, string] => [name, opened.valueOf(name) ?? ""]);
  expect((await visitor.post(path, [...sent, ["fromMonth", "2026-11"]])).status).toBe(302);
  expect((await calls.budgets.read()).locations[0]?.steps).toMatchObject([{ amount: { amount: 1_200_050 } }]);
});

test("are offered for the locations where people of the practice order, not for the distributor's (D13)", async () => {
  const practice = await givenPractice({ locations: 2 });
  const { owner } = await testDatabase();
  const [own, support] = practice.locationIds;
  await owner
    .update(schema.locations)
    .set({ name: "Support" })
    .where(eq(schema.locations.id, support ?? ""));
  const page = await (await visitorOf(await givenPerson(practice, { role: "practiceAdmin" }))).get(path);
  const offered = [...page.document.querySelectorAll("main input[name=locationId]")].map((field) => field.getAttribute("value"));
  expect([...new Set(offered)]).toEqual([own]);
});
