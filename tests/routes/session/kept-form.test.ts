import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { schema } from "~/db/schema.server";
import { returnPathContext } from "~/middleware/return-path.server";
import { sendHome } from "~/middleware/session-guard.server";
import { action, loader } from "~/routes/session/kept-form";
import { resetDatabase, testDatabase } from "~tests/helpers/database";
import { callsFor, givenPerson, givenPractice, now, routeArgs } from "~tests/helpers/given";
import { openPages, visitorOf } from "~tests/helpers/visitor";

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

describe("a form of a page that stores what is typed", () => {
  beforeAll(async () => {
    await openPages();
  });
  const path = "/settings/user-add";
  const newPerson = {
    kept: "0190a000-0000-7000-8000-0000000000aa",
    id: "0190a000-0000-7000-8000-0000000000aa",
    firstName: "Noa",
    roleType: "staff",
  };

  test("says that it is restored, stays stored while it is refused, and is deleted when it is saved", async () => {
    const person = await givenPerson(await givenPractice(), { role: "practiceAdmin" });
    const visitor = await visitorOf(person);
    const { formId } = JSON.parse((await visitor.post("/kept-form", { ...newPerson, at: path })).html);
    const named = `${path}?form=${formId}`;
    const restored = await visitor.get(named);
    expect([restored.valueOf("firstName"), restored.firstOf(["What you had typed is restored."])]).toEqual([
      "Noa",
      "What you had typed is restored.",
    ]);
    const stored = async () => (await (await callsFor(person)).session.findForms({ path })).forms.length;
    expect([(await visitor.post(named, { ...newPerson, lastName: "" })).status, await stored()]).toEqual([422, 1]);
    const saved = { ...newPerson, lastName: "Levi", email: "noa@einayim.example" };
    expect([(await visitor.post(named, saved)).status, await stored()]).toEqual([302, 0]);
  });

  test("has its own texts when several are on a page: the budget of one location is not that of another", async () => {
    const practice = await givenPractice({ locations: 2 });
    const visitor = await visitorOf(await givenPerson(practice, { role: "practiceAdmin" }));
    const [, second = ""] = practice.locationIds;
    const at = "/settings/budgets";
    const { formId } = JSON.parse((await visitor.post("/kept-form", { kept: second, amount: "4500", revision: "0", at })).html);
    const { document } = await visitor.get(`${at}?form=${formId}`);
    expect([...document.querySelectorAll("main [name=amount]")].map((field) => field.getAttribute("value") ?? "")).toEqual(["", "4500"]);
  });
});
