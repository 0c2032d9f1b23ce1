import type { IncomingHttpHeaders } from "node:http";
import { expect, test } from "vitest";
import type { Doors } from "~/db/doors.server";
import { newSessionToken } from "~/services/session/session-token.server";
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
  expect(line.err.frames.join("\n")).toContain("failing-portal.test.ts");
  expect(answer.body + portal.logged.join("")).not.toContain("Cohen");
  portal.close();
});

/** What is new in every answer. */
const withoutIds = ({ date: _, "x-request-id": _id, "content-security-policy": _nonce, ...rest }: IncomingHttpHeaders) => rest;
const withoutNonces = (body: string) => body.replace(/ nonce="[^"]*"/g, "");

test("a page that is turned away says so, and asks for nothing", async () => {
  const asked: unknown[] = [];
  const doors = new Proxy({} as Doors, {
    get: (_, door) => {
      asked.push(door);
      throw new Error("the database was asked");
    },
  });
  const portal = await givenPortalHere({
    doors,
    admission: { isSaturated: () => true, underWayMax: 0, countedForMs: 1000, lineMax: 0, lineMaxOfPractice: 0 },
  });
  const { token } = newSessionToken("01a228b5-015a-7000-8000-06b91733dad9");
  const page = await portal.ask("/products", { token });
  expect([page.status, page.retryAfter, page.cookies]).toEqual([503, "5", []]);
  expect(page.body).toContain("The service cannot be reached at the moment");
  const again = await portal.ask("/products", { token });
  const lastingOf = (answer: typeof page) => ({ ...answer, body: withoutNonces(answer.body), answered: withoutIds(answer.answered) });
  expect(lastingOf(again)).toEqual(lastingOf(page));
  const hebrew = () => portal.ask("/products", { headers: { Cookie: "other=1; language=ImhlIg==" } });
  const [first, second] = [await hebrew(), await hebrew()];
  expect(first.body).toContain('dir="rtl"');
  expect(withoutNonces(second.body)).toBe(withoutNonces(first.body));
  expect((await portal.ask("/products", { method: "HEAD" })).body).toBe("");
  const data = await portal.ask("/products.data", { token });
  expect([data.status, data.retryAfter]).toEqual([503, "5"]);
  expect(portal.logged.join("")).not.toContain("asked");
  expect(asked).toEqual([]);
  portal.close();
});

test("a form that was sent while the database is away is answered 503, with when to send it again", async () => {
  const { doors } = await testDatabase();
  const away = () => Promise.reject(Object.assign(new Error("connect"), { code: "ECONNREFUSED" }));
  const portal = await givenPortalHere({ doors: Object.fromEntries(Object.keys(doors).map((name) => [name, away])) as unknown as Doors });
  const sent = { practice: "01a228b5-015a-7000-8000-06b91733dad9", email: "noa@einayim.example", password: "a long password" };
  const page = await portal.ask("/?index", {
    method: "POST",
    headers: { "content-type": "application/x-www-form-urlencoded", "sec-fetch-site": "same-origin" },
    body: new URLSearchParams(sent).toString(),
  });
  expect([page.status, page.retryAfter]).toEqual([503, "5"]);
  portal.close();
});
