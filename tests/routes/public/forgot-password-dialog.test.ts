import { beforeAll, beforeEach, expect, test } from "vitest";
import { resetDatabase } from "~tests/helpers/database";
import { givenPractice } from "~tests/helpers/given";
import { openPages, visitorOf } from "~tests/helpers/visitor";

beforeAll(async () => {
  await openPages();
});
beforeEach(resetDatabase);

test("the dialog for a forgotten password asks for the e-mail only, also in a practice with several locations", async () => {
  const { tenantId } = await givenPractice({ locations: 2 });
  const page = await (await visitorOf({ token: "" })).get(`/forgot-password?practice=${tenantId}`);
  const asked = [...page.document.querySelectorAll("dialog :is(input:not([type=hidden]), select, textarea)")];
  expect(asked.map((field) => field.getAttribute("name"))).toEqual(["email"]);
});

test("signing in there asks for the location", async () => {
  const { tenantId } = await givenPractice({ locations: 2 });
  const page = await (await visitorOf({ token: "" })).get(`/?practice=${tenantId}`);
  expect(page.document.querySelector("select[name=location]")).not.toBeNull();
});
