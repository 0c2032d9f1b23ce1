import { beforeAll, beforeEach, expect, test } from "vitest";
import { resetDatabase } from "~tests/helpers/database";
import { givenPerson, givenPractice } from "~tests/helpers/given";
import { openPages, visitorOf } from "~tests/helpers/visitor";
import { givenOperatorIn } from "../services/session/accounts";

beforeAll(async () => {
  await openPages();
});
beforeEach(resetDatabase);

test("operators see the calendar of every market, and are warned of one that ends; others do not come in", async () => {
  const practice = await givenPractice();
  const { carrier } = await givenOperatorIn(practice);
  const operator = await visitorOf({ token: carrier.token ?? "" });
  const page = await operator.get("/operator/calendars");
  expect(page.document.querySelector("h1")?.textContent).toBe("Cut-offs and holidays");
  const markets = [...page.document.querySelectorAll("main h2")].map(({ textContent }) => textContent);
  expect(markets).toEqual(expect.arrayContaining(["Israel", "Korea"]));
  const facts = [...page.document.querySelectorAll("main dl")].map(
    ({ textContent }) => textContent?.replaceAll(/[\u2066-\u2069]/gu, "") ?? "",
  );
  expect(facts[0]).toContain("Same-day dispatch for orders until15:30 (Asia/Jerusalem)");
  expect(facts[0]).toContain("No dispatch onFriday, Saturday");
  expect((await operator.get("/operator")).document.querySelector("a[href='/operator/calendars']")).not.toBeNull();
  const staff = await visitorOf(await givenPerson(practice, { role: "staff", email: "staff@einayim.example" }));
  expect((await staff.get("/operator/calendars")).location).toBe("/products");
});
