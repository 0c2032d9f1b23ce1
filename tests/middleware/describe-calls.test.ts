import { expect, test } from "vitest";
import { describeCalls, listCallsByArea } from "~/middleware/describe-calls.server";
import { findDescriptionProblems } from "~tests/helpers/answer-check.mjs";
import { findAnswerProblem } from "~tests/helpers/find-answer-problem";

test("every call is described with the common answers and its own refusals", async () => {
  const calls = (await listCallsByArea()).flatMap((area) => area.calls);
  expect(calls.length).toBeGreaterThan(60);
  const lacking = calls.filter(({ statuses }) =>
    ["200", "400", "403", "404", "413", "500", "503"].some((status) => !statuses.includes(status)),
  );
  expect(lacking.map(({ path }) => path)).toEqual([]);
  const statusesOf = (wanted: string) => calls.find(({ path }) => path === wanted)?.statuses;
  expect(statusesOf("/api/users/authenticate")).toEqual([
    "200",
    "400",
    "401",
    "403",
    "404",
    "409",
    "413",
    "421",
    "423",
    "429",
    "500",
    "503",
  ]);
});

test("the description passes an OpenAPI validator", async () => {
  expect(await findDescriptionProblems(await describeCalls())).toBe("");
});

test("each status lists its codes, and each code the schema of its data (D47)", async () => {
  const { paths } = await describeCalls();
  const answers = paths?.["/gp/passthrough/api/gpmaster/prices/updatevisibility"]?.post?.responses;
  expect(answers?.[403]).toMatchObject({
    description: "termsNotAccepted, secondFactorMissing, notPermitted; crossSite: the request came from another site",
  });
  expect(answers?.[409]).toMatchObject({
    content: {
      "application/json": {
        schema: {
          oneOf: [
            { properties: { code: { const: "inOpenCart" }, data: { required: ["itemIds", "inCarts", "changed"] } } },
            { properties: { code: { const: "changedElsewhere" }, data: { required: ["changed"] } } },
          ],
        },
      },
    },
  });
});

test("an answer that is not described is reported", async () => {
  const url = "http://localhost:3000/api/session";
  const problem = (body: object, status: number) => findAnswerProblem({ method: "GET", url }, Response.json(body, { status }));
  expect(await problem({ code: "sessionExpired", message: "Your session has expired", data: null }, 401)).toBeNull();
  expect(await problem({ defined: true, code: "sessionExpired", status: 401 }, 401)).toMatch("message");
  expect(await problem({ code: "sessionExpired", message: "", data: null }, 418)).toMatch("not described");
  expect(await problem({ user: {} }, 200)).toMatch("required");
});

test("a call that is temporarily unavailable says when to retry", async () => {
  const { paths } = await describeCalls();
  expect(paths?.["/session"]?.get?.responses?.[503]).toMatchObject({ headers: { "Retry-After": { schema: { type: "integer" } } } });
});
