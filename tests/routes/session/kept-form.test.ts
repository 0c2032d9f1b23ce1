import { beforeEach, describe, expect, test } from "vitest";
import { schema } from "~/db/schema.server";
import { returnPathContext } from "~/middleware/return-path.server";
import { sendHome } from "~/middleware/session-guard.server";
import { action, loader } from "~/routes/session/kept-form";
import { resetDatabase, testDatabase } from "~tests/helpers/database";
import { callsFor, givenPerson, givenPractice, now, routeArgs } from "~tests/helpers/given";

beforeEach(resetDatabase);

type Args = Parameters<typeof action>[0];
const typed = { at: "/patients/new", id: "one", lastName: "Levi", password: "Secret-Word-1" };
const expired = new Date(now.getTime() + 31 * 60_000);

async function send(person: { token: string } | null, at = now) {
  const args = await routeArgs(person, { path: "/kept-form", form: typed, parts: { now: at } });
  return action(args as unknown as Args);
}

describe("a form that the page saves while it is typed", () => {
  test.each([
    ["in a session", now],
    ["in one that ran out", expired],
  ])("is kept %s, without passwords, and named by an id", async (_, at) => {
    const person = await givenPerson(await givenPractice());
    const answer = await send(person, at);
    expect(answer.headers.get("Cache-Control")).toBe("no-store");
    const { formId } = (await answer.json()) as { formId: string };
    expect((await (await callsFor(person)).session.findForms({ path: "/patients/new" })).forms).toEqual([
      {
        formId,
        entries: [
          ["id", "one"],
          ["lastName", "Levi"],
        ],
      },
    ]);
  });

  test("is not kept without a session, nor sent in an address", async () => {
    expect(await (await send(null)).json()).toEqual({ formId: null });
    const { owner } = await testDatabase();
    expect(await owner.select().from(schema.keptForms)).toEqual([]);
    expect(() => loader()).toThrow(expect.objectContaining({ init: expect.objectContaining({ status: 405 }) }));
  });
});

describe("a request after the session ended", () => {
  const guarded = async (path: string, form: Record<string, string>, accept?: string) => {
    const person = await givenPerson(await givenPractice());
    const { context, url, request } = await routeArgs(person, { path, form, parts: { now: expired } });
    const asked = new Request(request, accept ? { headers: { Accept: accept } } : {});
    return { response: await sendHome({ request: asked, url, context }), kept: context.get(returnPathContext).take() };
  };

  test("of the page in the background is only refused: the page to return to stays the same", async () => {
    const { response, kept } = await guarded("/patients/lookup", { q: "Levi" }, "application/json");
    expect([response.status, response.headers.get("Set-Cookie"), kept]).toEqual([401, null, null]);
  });

  test("of a dialog restores what was typed there and on the page behind", async () => {
    const { kept } = await guarded("/products/patient-revenue/new-patient?form=behind&index", { lastName: "Levi" });
    expect(kept).toMatch(/^\/products\/patient-revenue\/new-patient\?form=[0-9a-f-]{36}&form=behind$/);
  });
});
