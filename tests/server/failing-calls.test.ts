import { expect, test } from "vitest";
import type { Doors } from "~/db/doors.server";
import { resetDatabase, testDatabase } from "~tests/helpers/database";
import { givenPortalHere } from "~tests/helpers/portal-here";

test("a call that fails is logged under the request's id with where it failed, and without what the error says", async () => {
  await resetDatabase();
  const { doors } = await testDatabase();
  const fails = () => Promise.reject(new TypeError("Cohen has no address"));
  const portal = await givenPortalHere({ doors: Object.fromEntries(Object.keys(doors).map((name) => [name, fails])) as unknown as Doors });
  const answer = await portal.ask("/api/v2/tenants/einayim", {
    headers: { "x-request-id": "support-0003" },
  });
  expect(answer.status).toBe(500);
  const line = portal.logged.map((each) => JSON.parse(each)).find(({ msg }) => msg === "call failed");
  expect(line).toMatchObject({ requestId: "support-0003", status: 500, err: { kind: "TypeError" } });
  expect(line.err.frames.join("\n")).toContain("failing-calls.test.ts");
  expect(answer.body + portal.logged.join("")).not.toContain("Cohen");
  portal.close();
});
