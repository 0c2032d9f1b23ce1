import { v7 as uuid } from "uuid";
import { beforeAll, expect, test } from "vitest";
import type { z } from "zod";
import { contract } from "~/calls/contract";
import { createLog } from "~/integrations/log.server";
import type { Answering } from "~/middleware/answering.server";
import type { RequestFacts } from "~/middleware/request-facts.server";
import { answerHere } from "~/server/answer/answer-here.server";
import { resetDatabase } from "~tests/helpers/database";
import { isFull } from "~tests/helpers/figures";
import { findAnswerProblem } from "~tests/helpers/find-answer-problem";
import { callContextFor, callsFor, givenCatalogue, givenPractice, now, testCarrier } from "~tests/helpers/given";
import { seeded } from "~tests/helpers/seeded-texts";
import { tableContents } from "~tests/helpers/table-contents";
import { type Belongings, givenBelongings } from "~tests/services/belongings";
import { shopperOf } from "~tests/services/cart/given-cart";
import { refusedIds } from "~tests/services/foreign-id-cases";
import { givenOperatorIn } from "~tests/services/session/accounts";
import { callPermissions } from "~tests/structure/permissions";
import { mutated } from "./mutated-inputs";
import { permittedInput } from "./permitted-inputs";

/** How many requests of each kind are made: in the check one for every fourth call, and a hundred and twenty times as many when all is proved. */
const times = isFull ? 30 : 0.25;
const distributorKey = "a key of the distributor for tests";

type Call = { "~orpc": { inputSchema?: z.ZodType; route: { method?: string; path?: string } } };

let mine: Belongings;
let elsewhere: Belongings;
let tokens: { admin: string; operator: string };
let answer: Answering;
const failed: string[] = [];

beforeAll(async () => {
  await resetDatabase();
  await givenCatalogue();
  const practice = await givenPractice();
  const admin = await shopperOf(practice, { role: "practiceAdmin" });
  tokens = { admin: admin.token, operator: (await givenOperatorIn(practice)).carrier.token ?? "" };
  mine = await givenBelongings(admin, "Here");
  elsewhere = await givenBelongings(await shopperOf(await givenPractice({ subDomain: "carmel" })), "Carmel");
  await (await callsFor(admin)).session.read();
  const { doors, settings } = await callContextFor(null);
  answer = answerHere({ doors, settings: { ...settings, distributorKey } });
});

function callOf(call: string): Call {
  const [area = "", name = ""] = call.split(".");
  const found = (contract as unknown as Record<string, Record<string, Call>>)[area]?.[name];
  if (!found) throw new Error(`No call ${call}`);
  return found;
}

const isOperators = (call: string) => callPermissions.operator.includes(call);

/** Sends what stands in the path where it stands, and everything else as the body or the search of the address. */
function requestOf(call: string, input: Record<string, unknown>, raw?: string): Request {
  const { method = "POST", path: pattern = "/" } = callOf(call)["~orpc"].route;
  const place = pattern.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(well(input[name] ?? uuid())));
  const rest = Object.entries(input).filter(([name]) => !pattern.includes(`{${name}}`));
  if (typeof input.params === "object") return inParts(call, input as unknown as Parts);
  const search = isRead(call) ? `?${new URLSearchParams(rest.map(([name, value]) => [name, well(value)]))}` : "";
  const headers = { "Content-Type": "application/json", Accept: "application/json" };
  const body = isRead(call) ? null : (raw ?? JSON.stringify(Object.fromEntries(rest)));
  return new Request(`http://localhost:3000/api${place}${search}`, { method, headers, body });
}

type Parts = { params: Record<string, unknown>; query: Record<string, unknown>; body: unknown };

/** The one call that says what stands where by itself. */
function inParts(call: string, { params, query, body }: Parts): Request {
  const { path = "/" } = callOf(call)["~orpc"].route;
  const place = path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(well(params[name] ?? "none")));
  const search = new URLSearchParams(Object.entries(query ?? {}).map(([name, value]) => [name, well(value)]));
  const headers = { "Content-Type": "application/json", Accept: "application/json" };
  return new Request(`http://localhost:3000/api${place}?${search}`, { method: "POST", headers, body: JSON.stringify(body ?? null) });
}

/** As an address can carry it: halves of characters cannot be written there. */
const well = (value: unknown) => (typeof value === "string" ? value : JSON.stringify(value)).replace(/[\ud800-\udfff]/g, "\u0000");

/** The answer to a request, made by whoever may make the call, each time from another address. */
async function ask(call: string, request: Request, made: number) {
  const log = createLog({ destination: { write: (line: string) => void failed.push(line) } });
  const facts = { hostname: "localhost", clientAddress: `10.${made >> 16}.${(made >> 8) & 255}.${made & 255}`, log };
  const carrier = testCarrier(isOperators(call) ? tokens.operator : tokens.admin);
  const { entrance } = answer({ now, facts: facts as unknown as RequestFacts, carrier, apiKey: distributorKey });
  const response = await entrance(request, new URL(request.url));
  const problem = response.status < 500 ? await findAnswerProblem(request, response) : "failed";
  return { status: response.status, body: await response.text(), problem };
}

/** Calls that take something. */
const calls = Object.values(callPermissions)
  .flat()
  .filter((call) => callOf(call)["~orpc"].inputSchema);
const isRead = (call: string) => callOf(call)["~orpc"].route.method === "GET";

test(`${200 * times} inputs with one wrong value are refused as malformed, and nothing changes`, { timeout: 900_000 }, async () => {
  const random = seeded(13);
  const before = await tableContents();
  const others: unknown[] = [];
  const permitted = (call: string) => permittedInput(call, { ...mine, another: mine.tenant }) ?? {};
  const attacked = calls.filter((call) => Object.keys(permitted(call)).length > 0);
  for (let made = 0; made < 200 * times; ) {
    const call = attacked[made % attacked.length] ?? "";
    const input = mutated(permitted(call), random) as Record<string, unknown>;
    // What the call takes all the same is no attack: a number where any text will do.
    const isTaken = callOf(call)["~orpc"].inputSchema?.safeParse(input).success;
    made += 1;
    if (isTaken) continue;
    const { status, problem } = await ask(call, requestOf(call, input), made);
    // In an address everything is text, which a call that only reads may take.
    if (!(isRefused(status) || (isRead(call) && status === 200)) || problem)
      others.push([call, JSON.stringify(input).slice(0, 200), status, problem]);
  }
  expect(others).toEqual([]);
  expect(failed).toEqual([]);
  expect(await tableContents()).toEqual(before);
});

const isRefused = (status: number) => status >= 400 && status < 500;

/** Of these, those that need something in it. */
const isNeedy = (call: string) => callOf(call)["~orpc"].inputSchema?.safeParse({}).success === false;

const bodies = [
  ...[
    "",
    "null",
    "[]",
    '"text"',
    "0",
    "{",
    "{]",
    "\ufeff{}",
    '{"a":1',
    "[".repeat(100_000),
    `{"a":${"[".repeat(5000)}${"]".repeat(5000)}}`,
  ],
  ...['{"__proto__":{"isAdmin":true}}', `{"${"k".repeat(100_000)}":1}`, "a=1&b=2", "\u0000", `["${"x".repeat(900_000)}"]`],
  JSON.stringify(Object.fromEntries(Array.from({ length: 20_000 }, (_, index) => [`k${index}`, index]))),
];

test(`${100 * times} bodies that are not an input at all are refused as malformed, and nothing changes`, { timeout: 900_000 }, async () => {
  const sent = calls.filter((call) => isNeedy(call) && !isRead(call));
  const before = await tableContents();
  const others: unknown[] = [];
  for (let made = 0; made < 100 * times; made += 1) {
    const call = sent[(made * 7) % sent.length] ?? "";
    const body = bodies[made % bodies.length] ?? "";
    const { status, problem } = await ask(call, requestOf(call, {}, body), made);
    if (!isRefused(status) || problem) others.push([call, body.slice(0, 60), status, problem]);
  }
  expect(others).toEqual([]);
  expect(failed).toEqual([]);
  expect(await tableContents()).toEqual(before);
});

test("over HTTP an id of another practice is answered byte for byte like an unknown one", { timeout: 900_000 }, async () => {
  const before = await tableContents();
  const others: unknown[] = [];
  for (const [made, { call, kind, field, input }] of refusedIds.entries()) {
    const foreign = await ask(call, requestOf(call, input(elsewhere[kind], mine) as Record<string, unknown>), made);
    const unknown = await ask(
      call,
      requestOf(call, input(kind === "subDomain" ? "nobody" : uuid(), mine) as Record<string, unknown>),
      made,
    );
    if (foreign.status !== 404 || foreign.body !== unknown.body) others.push([call, field, foreign, unknown]);
  }
  expect(others).toEqual([]);
  expect(await tableContents()).toEqual(before);
});
