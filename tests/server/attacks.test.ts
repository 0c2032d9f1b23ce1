import type { RouteConfigEntry } from "@react-router/dev/routes";
import { afterAll, beforeAll, expect, test } from "vitest";
import { contract } from "~/calls/contract";
import routes from "~/routes";
import { resetDatabase } from "~tests/helpers/database";
import { isFull } from "~tests/helpers/figures";
import { givenCatalogue, givenPractice } from "~tests/helpers/given";
import { givenPortalHere } from "~tests/helpers/portal-here";
import { seeded } from "~tests/helpers/seeded-texts";
import { tableContents } from "~tests/helpers/table-contents";
import { shopperOf } from "~tests/services/cart/given-cart";

const requests = isFull ? 3000 : 300;

let portal: Awaited<ReturnType<typeof givenPortalHere>>;
let token: string;

beforeAll(async () => {
  await resetDatabase();
  await givenCatalogue();
  token = (await shopperOf(await givenPractice(), { role: "practiceAdmin" })).token;
  portal = await givenPortalHere();
});

afterAll(() => portal.close());

/** A request with the admin's session. */
const ask = (method: string, path: string, headers: Record<string, string>) =>
  portal.ask(path, { method, token, headers, body: ["GET", "HEAD"].includes(method) ? "" : "{}" });

const pathsOf = (entries: readonly RouteConfigEntry[], above = ""): string[] =>
  entries.flatMap(({ path, children = [] }) => {
    const at = path === undefined ? above : `${above}/${path}`;
    return [...(path === undefined ? [] : [at]), ...pathsOf(children, at)];
  });

/** What changes something: every call that is no GET, signing out, and whatever a form may be sent to. */
const unsafe: [method: string, path: string][] = [
  ...Object.values(contract).flatMap((calls) =>
    Object.values(calls).flatMap((call) => {
      const { method = "POST", path = "/" } = (call as { "~orpc": { route: { method?: string; path?: string } } })["~orpc"].route;
      return method === "GET" ? [] : [[method, `/api${path.replace(/\{\w+\}/g, "none")}`] as [string, string]];
    }),
  ),
  ...pathsOf(routes).map((path): [string, string] => ["POST", path.replace(/:\w+/g, "none").replace("*", "none")]),
];

const spellings: ((path: string) => string)[] = [
  (path) => path,
  (path) => path.toUpperCase(),
  (path) => `${path}/`,
  (path) => `/${path}`,
  (path) => path.replaceAll("/", "//"),
  (path) => `${path}/%2e`,
  (path) => `${path}/.`,
  (path) => `/none/..${path}`,
  (path) => `/none/%2e%2E${path}`,
  (path) => path.replace(/\/([^/]+)$/, "/./$1"),
  (path) => path.replace(/\/([^/]+)$/, "\\$1"),
  (path) => path.replace(/\/([^/]+)$/, "/%2e/$1"),
  (path) => `${path};a=b`,
  (path) => path.replace(/\/([^/]+)$/, ";a=b/$1"),
  (path) => path.replace(/([a-z])([^/]*)$/, (_, letter: string, rest: string) => `%${letter.charCodeAt(0).toString(16)}${rest}`),
  (path) => path.replace(/\/([^/]+)$/, "%2f$1"),
  (path) => path.replace(/\/([^/]+)$/, "%5c$1"),
  (path) => `${path}.data`,
  (path) => `${path}/_.data`,
  (path) => `${path}?function-app-type=none`,
  (path) => `${path}%00`,
];

const origins: Record<string, string>[] = [
  { "Sec-Fetch-Site": "cross-site", Origin: "https://elsewhere.example" },
  { "Sec-Fetch-Site": "cross-site" },
  { "Sec-Fetch-Site": "same-site", Origin: "http://carmel.localhost" },
  { "Sec-Fetch-Site": "none" },
  { Origin: "null" },
  { Origin: "https://elsewhere.example" },
  { "Sec-Fetch-Site": "same-origin", Origin: "https://elsewhere.example" },
];

const contents = [
  "application/json",
  "text/plain",
  "application/x-www-form-urlencoded",
  "multipart/form-data; boundary=a",
  "APPLICATION/JSON",
];

test(`${requests} cross-site requests, to every path that changes something and in every spelling, change nothing`, {
  timeout: 900_000,
}, async () => {
  const random = seeded(17);
  const pick = <Item>(from: readonly Item[]) => from[Math.floor(random() * from.length)] as Item;
  const before = await tableContents();
  const others: unknown[] = [];
  for (let made = 0; made < requests; made += 1) {
    const [method, path] = unsafe[made % unsafe.length] ?? ["POST", "/"];
    const at = pick(spellings)(path);
    const headers = { ...pick(origins), "Content-Type": pick(contents) };
    const { status } = await ask(method, at, headers);
    if (![400, 403].includes(status)) others.push([method, at, headers, status]);
  }
  expect(others).toEqual([]);
  expect(await tableContents()).toEqual(before);
});

test("an image or a link on another site ends no session, however the path of signing out is spelled", async () => {
  const before = await tableContents();
  const others: unknown[] = [];
  for (const spelled of spellings) {
    for (const headers of origins) {
      for (const method of ["GET", "HEAD"]) {
        const at = spelled("/api/logout");
        const { status, cookies } = await ask(method, at, headers);
        if (![400, 403, 404].includes(status) || cookies.some((each) => each.startsWith("session=")))
          others.push([method, at, headers, status]);
      }
    }
  }
  expect(others).toEqual([]);
  expect(await tableContents()).toEqual(before);
  expect((await ask("GET", "/api/session", {})).status).toBe(200);
  expect((await ask("GET", "/api/logout", { "Sec-Fetch-Site": "same-origin" })).status).toBe(200);
  expect((await ask("GET", "/api/session", {})).status).toBe(401);
});
