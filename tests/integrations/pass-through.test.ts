import { once } from "node:events";
import { createServer, type IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { v7 as uuid } from "uuid";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { gatewayUrlOf } from "~/integrations/gateway/gateway-url.server";
import { isPassThrough } from "~/integrations/gateway/pass-through.server";
import type { RequestFacts } from "~/middleware/request-facts.server";
import { answerByGateway } from "~/server/answer/answer-by-gateway.server";
import { answerHere } from "~/server/answer/answer-here.server";
import { resetDatabase } from "~tests/helpers/database";
import { callContextFor, callsFor, givenPerson, givenPractice, now, testCarrier } from "~tests/helpers/given";
import { silentLog } from "~tests/helpers/silent-log";

const path = "/api/gp/passthrough/api/gpmaster/brands/list";
const asked: { method: string | undefined; url: string | undefined; body: string }[] = [];
let gatewayUrl: string;
let session: unknown;

/** A gateway that knows one session, and answers everything else with what it was asked. */
const gateway = createServer((request: IncomingMessage, response) => {
  const isKnown = /session=known/.test(request.headers.cookie ?? "");
  void text(request).then((body) => {
    response.setHeader("Content-Type", "application/json");
    if (request.url !== "/api/session") {
      asked.push({ method: request.method, url: request.url, body });
      return response.end(JSON.stringify({ brands: [] }));
    }
    response.statusCode = isKnown ? 200 : 401;
    response.end(JSON.stringify(isKnown ? session : { code: "sessionExpired", message: "", data: null }));
  });
});

beforeAll(async () => {
  gateway.listen(0, "127.0.0.1");
  await once(gateway, "listening");
  gatewayUrl = `http://127.0.0.1:${(gateway.address() as AddressInfo).port}`;
  await resetDatabase();
  session = await (await callsFor(await givenPerson(await givenPractice()))).session.read();
});
afterAll(() => void gateway.close());
beforeEach(() => void asked.splice(0));

const factsOf = () =>
  ({
    ...{ id: "request", origin: "http://localhost", hostname: "localhost", clientAddress: "127.0.0.1", acceptedLanguages: "en" },
    log: silentLog,
  }) as unknown as RequestFacts;

async function ask(sent: object, token: string | null = "known") {
  const { entrance } = answerByGateway(gatewayUrl)({ now, facts: factsOf(), carrier: testCarrier(token), apiKey: null });
  const url = new URL(path, "http://localhost");
  const headers = { "Content-Type": "application/json" };
  const answer = await entrance(new Request(url, { method: "POST", headers, body: JSON.stringify(sent) }), url);
  return { status: answer.status, ...((await answer.json()) as object) };
}

const given = { subDomain: "einayim", pid: "gpmaster", operation: "read" };

test.each([
  ["read", {}, { method: "GET", url: `${path}?brand=One+Two&page=2`, body: "" }],
  ["write", { body: { name: "One" } }, { method: "POST", url: `${path}?brand=One+Two&page=2`, body: '{"name":"One"}' }],
  ["delete", {}, { method: "DELETE", url: `${path}?brand=One+Two&page=2`, body: "" }],
])("%s is passed through with its method, the params as its query (D68)", async (operation, more, expected) => {
  const params = { brand: "One Two", page: 2 };
  expect(await ask({ ...given, operation, params, ...more })).toEqual({ status: 200, brands: [] });
  expect(asked).toEqual([expected]);
});

test.each([
  ["another practice", { subDomain: "carmel" }, { status: 404, code: "notFound" }],
  ["another tenant", { tenantId: uuid() }, { status: 404, code: "notFound" }],
  [
    "another pid than its path",
    { pid: "gporders" },
    { status: 400, code: "malformed", data: { issues: [{ path: ["pid"], code: "otherThanPath" }] } },
  ],
  ["no operation", { operation: undefined }, { status: 400, code: "malformed", data: { issues: [{ path: ["operation"] }] } }],
  ["another operation", { operation: "patch" }, { status: 400, code: "malformed" }],
  ["params that no query holds", { params: { ids: [1] } }, { status: 400, code: "malformed" }],
])("%s is refused and not passed through (D68)", async (_, more, expected) => {
  expect(await ask({ ...given, ...more })).toMatchObject(expected);
  expect(asked).toEqual([]);
});

test("without a session nothing is passed through", async () => {
  expect(await ask(given, null)).toMatchObject({ status: 401, code: "sessionExpired", message: "Your session has expired" });
  expect(asked).toEqual([]);
});

test("a portal that answers the calls itself has no passthrough", async () => {
  const { doors, settings, carrier } = await callContextFor(null);
  const { entrance } = answerHere({ doors, settings })({ now, facts: factsOf(), carrier, apiKey: null });
  const url = new URL(path, "http://localhost");
  expect((await entrance(new Request(url, { method: "POST", body: "{}" }), url)).status).toBe(404);
});

test.each([
  ["POST", path, true],
  ["GET", path, false],
  ["POST", "/api/gp/passthrough/api/gporders/cart/sync", false],
  ["POST", "/api/gp/passthrough/api/gpmaster/catalog/getseries/IL", false],
  ["POST", "/api/users", false],
])("%s %s is a passthrough: %s", (method, pathname, is) => {
  expect(isPassThrough(method, new URL(pathname, "http://localhost"))).toBe(is);
});

test.each([
  ["https://{subDomain}.gateway.example/", "einayim", "https://einayim.gateway.example"],
  ["https://{subDomain}.gateway.example", null, "https://gateway.example"],
  ["https://gateway.example", "einayim", "https://gateway.example"],
])("the gateway at %s answers the practice %s at %s", (template, subDomain, url) => {
  expect(gatewayUrlOf(template, subDomain)).toBe(url);
});
