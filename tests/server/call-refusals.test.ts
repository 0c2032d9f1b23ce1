import { beforeEach, expect, test } from "vitest";
import type { RequestFacts } from "~/middleware/request-facts.server";
import { answerByGateway } from "~/server/answer/answer-by-gateway.server";
import { answerHere } from "~/server/answer/answer-here.server";
import { resetDatabase } from "~tests/helpers/database";
import { findAnswerProblem } from "~tests/helpers/find-answer-problem";
import { callContextFor, givenPerson, givenPractice, now, testCarrier } from "~tests/helpers/given";
import { silentLog } from "~tests/helpers/silent-log";

const gatewayPath = "/api/gp/passthrough/api";
let person: Awaited<ReturnType<typeof givenPerson>>;

beforeEach(async () => {
  await resetDatabase();
  person = await givenPerson(await givenPractice());
});

type Asked = { language?: string; method?: string; body?: string; host?: string; signedIn?: boolean };

const factsAt = (hostname: string, acceptedLanguages: string | null = null) =>
  ({
    ...{ id: "request", origin: `http://${hostname}`, hostname, clientAddress: "127.0.0.1", acceptedLanguages },
    log: silentLog,
  }) as unknown as RequestFacts;

function requestOf(path: string, { method = "POST", body, host = "localhost" }: Asked) {
  const url = new URL(path, `http://${host}`);
  const headers = { "Content-Type": "application/json" };
  return { request: new Request(url, { method, headers, ...(body === undefined ? {} : { body }) }), url };
}

async function ask(path: string, asked: Asked = {}) {
  const { doors, settings, carrier } = await callContextFor(asked.signedIn === false ? null : person);
  const { entrance } = answerHere({ doors, settings })({
    now,
    facts: factsAt(asked.host ?? "localhost", asked.language),
    carrier,
    apiKey: null,
  });
  const { request, url } = requestOf(path, asked);
  const response = await entrance(request, url);
  expect(await findAnswerProblem(request, response)).toBeNull();
  return { status: response.status, body: await response.json() };
}

test.each([
  ["en-GB", "Your session has expired"],
  ["he", "פג תוקף ההתחברות שלכם"],
  ["ko;q=0.3, ja;q=0.9", "セッションの有効期限が切れました"],
])("a refusal speaks the caller's language: %s (D47)", async (language, message) => {
  expect(await ask("/api/session", { method: "GET", signedIn: false, language })).toEqual({
    status: 401,
    body: { code: "sessionExpired", message, data: null },
  });
});

test("without Accept-Language the host's language is used", async () => {
  const { body } = await ask("/api/session", { method: "GET", signedIn: false, host: "hanbit.dioptre.kr" });
  expect(body).toMatchObject({ code: "sessionExpired", message: "세션이 만료되었습니다" });
});

test("malformed input is answered with each path and its code, and repeats nothing of what was sent (D47)", async () => {
  const { status, body } = await ask("/api/users/authenticate", { body: JSON.stringify({ username: "Cohen\u0000", tenantId: "Cohen" }) });
  expect(status).toBe(400);
  expect(body).toEqual({
    code: "malformed",
    message: "The request does not match the format of this call.",
    data: {
      issues: [
        { path: ["username"], code: "unreadableText" },
        { path: ["password"], code: "invalid_type" },
        { path: ["tenantId"], code: "invalid_format" },
      ],
    },
  });
});

test("a body that is not JSON is malformed as well", async () => {
  const { status, body } = await ask(`${gatewayPath}/gporders/cart/view`, { body: '{"' });
  expect({ status, ...(body as object) }).toMatchObject({
    status: 400,
    code: "malformed",
    data: { issues: [{ path: [], code: "unreadableBody" }] },
  });
});

test.each([
  [`v2/tenant/TENANT`, { next: "nowhere" }, { path: ["next"], code: "unknownPage" }],
  [`v2/tenant/TENANT`, { pageNo: 101 }, { path: ["pageNo"], code: "too_big" }],
])("the history refuses %s with %o as malformed", async (path, sent, issue) => {
  const { status, body } = await ask(`${gatewayPath}/gporders/${path.replace("TENANT", person.tenantId)}`, { body: JSON.stringify(sent) });
  expect({ status, body }).toMatchObject({ status: 400, body: { code: "malformed", data: { issues: [issue] } } });
});

test.each([
  ["/api/nothing/here", 404, "notFound", "Not found."],
  [`${gatewayPath}/gporders/cart/view?function-app-type=OTHER`, 400, "functionAppTypeUnknown", "There is no function app with this name."],
])("%s is answered %i %s", async (path, status, code, message) => {
  expect(await ask(path, { body: "{}" })).toEqual({ status, body: { code, message, data: null } });
});

test("a front portal whose back does not answer says so in the caller's language", async () => {
  const answer = answerByGateway("http://127.0.0.1:9");
  const { entrance } = answer({ now, facts: factsAt("localhost", "he"), carrier: testCarrier(), apiKey: null });
  const { request, url } = requestOf("/api/session", { method: "GET" });
  const response = await entrance(request, url);
  expect({ status: response.status, body: await response.json() }).toEqual({
    status: 503,
    body: { code: "unavailable", message: "אין כרגע גישה לשירות. נסו שוב.", data: null },
  });
});
