import { expect, test } from "vitest";
import { describeCalls, listCallsByArea } from "~/middleware/describe-calls.server";

test("every call is described with what any call may be answered, and with the refusals of its own", async () => {
  const calls = (await listCallsByArea()).flatMap((area) => area.calls);
  expect(calls.length).toBeGreaterThan(60);
  const lacking = calls.filter(({ statuses }) =>
    ["200", "400", "403", "404", "413", "500", "503"].some((status) => !statuses.includes(status)),
  );
  expect(lacking.map(({ path }) => path)).toEqual([]);
  const statusesOf = (wanted: string) => calls.find(({ path }) => path === wanted)?.statuses;
  expect(statusesOf("/api/users/authenticate")).toEqual(["200", "400", "401", "403", "404", "409", "413", "423", "429", "500", "503"]);
});

test("a call that cannot be answered now says when to ask again", async () => {
  const { paths } = await describeCalls();
  expect(paths?.["/session"]?.get?.responses?.[503]).toMatchObject({ headers: { "Retry-After": { schema: { type: "integer" } } } });
});
