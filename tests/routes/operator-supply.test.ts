import { beforeAll, beforeEach, expect, test } from "vitest";
import { resetDatabase } from "~tests/helpers/database";
import { givenPractice } from "~tests/helpers/given";
import { openPages, visitorOf } from "~tests/helpers/visitor";
import { givenOperatorIn } from "../services/session/accounts";
import { countLots, givenSupplied, shipOn } from "../services/supply/given-supplies";

beforeAll(async () => {
  await openPages();
});
beforeEach(resetDatabase);

async function givenVisitors() {
  const { shopper } = await givenSupplied();
  const { carrier } = await givenOperatorIn(await givenPractice({ subDomain: "carmel" }));
  return { shopper, admin: await visitorOf(shopper), operator: await visitorOf({ token: carrier.token ?? "" }) };
}

const page = "/operator/supply-report";
const october = `${page}?market=KR&month=2026-10`;

test("the report of a month is taken, and its corrections after it", async () => {
  const { operator, shopper } = await givenVisitors();
  await shipOn("2026-10-05T03:00:00Z");
  const form = await operator.get(page);
  expect(form.html).toContain("2 lines to report by");
  expect(form.firstOf(["Lot unknown"])).not.toBeNull();
  const reportId = form.document.querySelector("input[name=reportId]")?.getAttribute("value") ?? "";
  const sent = await operator.post(october, { reportId });
  expect(sent.location).toBe(october);
  const taken = await operator.follow(sent);
  expect(taken.html).toContain("Everything so far has been reported");
  expect(await operator.post(october, { reportId })).toMatchObject({ location: october });

  const again = await operator.post(october, { reportId: "0199aaaa-0000-7000-8000-000000000001" });
  expect(again.status).toBe(409);
  expect(again.html).toContain("Everything for this month has already been reported.");

  await countLots(shopper, "A1", "A1", "A1", "A1");
  await shipOn("2026-10-05T03:00:00Z");
  const corrected = await operator.get(`${october}&show=corrections`);
  expect(corrected.html).toContain("1 line differs from what was reported");
  expect(corrected.document.querySelector("tbody")?.textContent).toMatch(/Corrects report 1.*Reported before: .*lot .*unknown/);
});

test("the files are those of the lines and of each report; others are not found", async () => {
  const { operator, admin } = await givenVisitors();
  await shipOn("2026-10-05T03:00:00Z");
  const form = await operator.get(october);
  await operator.post(october, { reportId: form.document.querySelector("input[name=reportId]")?.getAttribute("value") ?? "" });
  for (const name of ["2026-10.csv", "2026-10-1.csv"]) {
    const file = await operator.get(`${page}/KR/${name}`);
    expect([file.status, file.html.split("\r\n").length]).toEqual([200, 4]);
  }
  for (const name of ["KR/2026-10-2.csv", "KR/2026-13.csv", "KR/2026-10", "IL/2026-10.csv", "XX/2026-10.csv"]) {
    expect((await operator.get(`${page}/${name}`)).status).toBe(404);
  }
  expect((await admin.get(october)).location).toBe("/products");
});

test("a month and a market that do not exist are those that are shown by themselves", async () => {
  const { operator } = await givenVisitors();
  const shown = await operator.get(`${page}?market=IL&month=never&show=lots&page=0`);
  expect(shown.status).toBe(200);
  expect(shown.document.querySelector("select[name=month] option[selected]")?.textContent).toBe("2026-10");
});
