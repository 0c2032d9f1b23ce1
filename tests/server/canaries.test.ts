import { eq } from "drizzle-orm";
import { Window } from "happy-dom";
import { afterAll, beforeAll, expect, test } from "vitest";
import { contract } from "~/calls/contract";
import type { Doors } from "~/db/doors.server";
import { schema } from "~/db/schema.server";
import { permittedInput } from "~tests/calls/permitted-inputs";
import { resetDatabase, testDatabase } from "~tests/helpers/database";
import { isFull } from "~tests/helpers/figures";
import { givenCatalogue, givenPractice } from "~tests/helpers/given";
import { givenPortalHere } from "~tests/helpers/portal-here";
import { type Belongings, givenBelongings } from "~tests/services/belongings";
import { shopperOf } from "~tests/services/cart/given-cart";
import { givenOperatorIn } from "~tests/services/session/accounts";
import { pagePermissions } from "~tests/structure/permissions";

/** What stands in a patient of the practice and nowhere else. */
const canaries = ["Quillfeather", "Zephyrquist", "Vellumgate", "050-000-7731", "Thimblewick"];
const [firstName = "", lastName = "", street = "", phone = "", note = ""] = canaries;

/** In the check every fourth page and call; all of them when everything is proved. */
const sampled = <Item>(all: Item[]) => all.filter((_, place) => isFull || place % 8 === 1);

const apiKey = "a key of the distributor for tests";

type Portal = Awaited<ReturnType<typeof givenPortalHere>>;

let portal: Portal;
/** The same portal on a database that fails and quotes what it was given. */
let failing: Portal;
let mine: Belongings;
let tokens: { admin: string; operator: string; stranger: string };

const failure = () => Promise.reject(new Error(`insert into patients values ('${canaries.join("', '")}')`));

beforeAll(async () => {
  await resetDatabase();
  await givenCatalogue();
  const practice = await givenPractice();
  const admin = await shopperOf(practice, { role: "practiceAdmin" });
  const stranger = await shopperOf(await givenPractice({ subDomain: "carmel" }), { role: "practiceAdmin" });
  tokens = { admin: admin.token, stranger: stranger.token, operator: (await givenOperatorIn(practice)).carrier.token ?? "" };
  mine = await givenBelongings(admin, lastName);
  const { tenantId } = admin;
  await admin.calls.patients.update({ id: mine.patient, firstName, lastName, phone, note });
  const address = { id: mine.address, street: `12 ${street}`, zip: "3463212", city: "Haifa", phone };
  await admin.calls.patients.updateAddress({ tenantId, patientId: mine.patient, address });
  const { doors } = await testDatabase();
  portal = await givenPortalHere({ apiKey });
  failing = await givenPortalHere({
    apiKey,
    doors: new Proxy(doors, { get: (door, name: keyof Doors) => (name === "asVisitor" ? door[name] : failure) }),
  });
});

afterAll(() => {
  portal.close();
  failing.close();
});

const foundIn = (text: string) => canaries.filter((canary) => text.includes(canary) || text.includes(encodeURIComponent(canary)));

/** The addresses that a page leads to, loads, or sends forms to. */
function addressesOf(html: string): string {
  const { document } = new Window({ settings: { disableJavaScriptFileLoading: true, disableCSSFileLoading: true } });
  document.write(html);
  const named = ["href", "src", "action", "formaction", "srcset"];
  return named.flatMap((name) => [...document.querySelectorAll(`[${name}]`)].map((found) => found.getAttribute(name))).join("\n");
}

const params: Record<string, (mine: Belongings) => string> = {
  ...{ patientId: ({ patient }) => patient, addressId: ({ address }) => address, userId: ({ user }) => user },
  ...{ tenantId: ({ tenant }) => tenant, requestId: ({ request }) => request, orderId: ({ order }) => order },
  ...{ transactionId: ({ transaction }) => transaction, lineId: ({ orderedLine }) => orderedLine, itemId: () => "il-myday" },
};

const pages = () =>
  Object.values(pagePermissions)
    .flat()
    .filter((path) => path !== "/logout")
    .map((path) => {
      const place = path.replace(/:(\w+)/g, (_, name: string) => params[name]?.(mine) ?? "none").replace("*", "none");
      const about = { cart: mine.orderedCart, patient: mine.patient, order: mine.order, preorder: mine.preorder, form: mine.form };
      return `${place}?${new URLSearchParams(about)}`;
    });

/** What a person sends who types the patient again, or searches for the patient. A search for products (`q`) stands in the address. */
const typed = () =>
  new URLSearchParams({
    ...{ firstName, lastName, phone, note, street, words: lastName, name: lastName, search: `${firstName} ${lastName}` },
    ...{ patient: mine.patient, id: mine.patient, intent: "find", "right.quantity": lastName, email: `${lastName}@example` },
  }).toString();
const form = { "Content-Type": "application/x-www-form-urlencoded", "Sec-Fetch-Site": "same-origin" };

/** A page, and what it answers to its form; people and practices are named in the settings, so there nothing is sent. */
async function answersOf(path: string) {
  const { admin: token } = tokens;
  const page = await portal.ask(path, { token });
  return path.startsWith("/settings") ? [page] : [page, await portal.ask(path, { method: "POST", token, headers: form, body: typed() })];
}

type Route = { "~orpc": { route: { method?: string; path?: string } } };

/** Every call as the admin or the operator may make it, with the patient's name wherever a text may stand. */
function requestsOfCalls() {
  const named = Object.entries(contract).flatMap(([area, calls]) =>
    Object.entries(calls).map(([name, call]) => ({ call: `${area}.${name}`, route: (call as Route)["~orpc"].route })),
  );
  return named
    .filter(({ call }) => !["session.logout", "users.remove"].includes(call))
    .flatMap(({ call, route: { method = "POST", path: pattern = "/" } }) => {
      const right = (permittedInput(call, { ...mine, another: mine.tenant }) ?? {}) as Record<string, unknown>;
      const texts = Object.fromEntries(
        Object.entries(right).map(([name, value]) => [name, typeof value === "string" && !/id$|Id$/.test(name) ? lastName : value]),
      );
      return (/^(users|tenants)\./.test(call) ? [right] : [right, texts]).map((input) => {
        const place = pattern.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(input[name] ?? "none")));
        const search =
          method === "GET" ? `?${new URLSearchParams(Object.entries(input).map(([name, value]) => [name, String(value)]))}` : "";
        const headers = {
          "Content-Type": "application/json",
          ...(call.startsWith("distributor.") ? { Authorization: `Bearer ${apiKey}` } : {}),
        };
        const token = call.startsWith("operator.") ? tokens.operator : tokens.admin;
        return { path: `/api${place}${search}`, asked: { method, token, headers, body: method === "GET" ? "" : JSON.stringify(input) } };
      });
    });
}

test("patients' names appear in no address of a page, no log and no metric (D33)", async () => {
  const inAddresses: unknown[] = [];
  let shown = 0;
  for (const path of sampled(pages())) {
    for (const { body, location, cookies } of await answersOf(path)) {
      shown += foundIn(body).length;
      const found = foundIn([location, ...cookies, body.startsWith("<!DOCTYPE") ? addressesOf(body) : ""].join("\n"));
      if (found.length > 0) inAddresses.push([path, found, location]);
    }
  }
  for (const { path, asked } of sampled(requestsOfCalls())) shown += foundIn((await portal.ask(path, asked)).body).length;
  expect(shown).toBeGreaterThan(isFull ? 50 : 5);
  expect(inAddresses).toEqual([]);
  expect(portal.logged.length).toBeGreaterThan(isFull ? 300 : 40);
  expect(foundIn(portal.logged.join("\n"))).toEqual([]);
  const figures = await portal.ask("/metrics");
  expect(figures.body).toContain("http_request_duration_seconds");
  expect(foundIn(figures.body)).toEqual([]);
}, 300_000);

test("they are neither shown nor mailed to anyone else: no other practice, no error page, nobody without a session", async () => {
  const others: unknown[] = [];
  for (const path of sampled(pages())) {
    for (const token of [tokens.stranger, "none"]) {
      const { status, body } = await portal.ask(path, { token });
      if (foundIn(body).length > 0) others.push([path, status, foundIn(body)]);
    }
  }
  expect(others).toEqual([]);
  const { owner } = await testDatabase();
  const mails = await owner.select().from(schema.outbox).where(eq(schema.outbox.kind, "mail"));
  expect(mails.length).toBeGreaterThan(0);
  expect(mails.filter((mail) => foundIn(JSON.stringify(mail)).length > 0).map(({ payload }) => payload)).toEqual([]);
  expect(foundIn(JSON.stringify(await owner.select().from(schema.auditEntries)))).toEqual([]);
}, 300_000);

test("database errors that quote them are repeated in no answer and no log", async () => {
  const others: unknown[] = [];
  let failures = 0;
  for (const path of sampled(pages())) {
    const { status, body } = await failing.ask(path, { token: tokens.admin });
    failures += Number(status >= 500);
    if (foundIn(body).length > 0) others.push([path, status]);
  }
  for (const { path, asked } of sampled(requestsOfCalls())) {
    const { status, body } = await failing.ask(path, asked);
    failures += Number(status >= 500);
    if (status >= 500 && foundIn(body).length > 0) others.push([path, status]);
  }
  expect(failures).toBeGreaterThan(isFull ? 100 : 10);
  expect(others).toEqual([]);
  expect(foundIn(failing.logged.join("\n"))).toEqual([]);
}, 300_000);
