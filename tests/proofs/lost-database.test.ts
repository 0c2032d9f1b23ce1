import { execFileSync } from "node:child_process";
import { setTimeout as wait } from "node:timers/promises";
import pg from "pg";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type AppServer, startAppServer } from "~tests/helpers/app-server";
import { isFull } from "~tests/helpers/figures";
import { type Answered, letPeopleOrder, type PeopleWhoOrder } from "~tests/helpers/people-who-order";
import { startCluster } from "~tests/helpers/postgres-cluster.mjs";

const terminations = isFull ? 20 : 2;
const crashes = isFull ? 5 : 1;
/** What is promised; in the check other jobs run beside it. */
const healsWithinMs = isFull ? 5_000 : 20_000;

let cluster: Awaited<ReturnType<typeof startCluster>>;
let server: AppServer;
let people: PeopleWhoOrder;

/** The built server with the demo on a PostgreSQL that keeps what it acknowledged, and people who order all the time. */
beforeAll(async () => {
  cluster = await startCluster({ survives: true });
  const environment = { DATABASE_URL: cluster.url("postgres"), SESSION_SECRET: "a secret of at least 32 characters" };
  execFileSync(process.execPath, ["build/server/cli.js", "seed"], { env: { PATH: process.env.PATH, ...environment } });
  server = await startAppServer({ ...environment, DISTRIBUTOR_SIMULATOR: "true" });
  people = await letPeopleOrder(server.port);
});

afterAll(async () => {
  await people?.stop();
  await server?.stop();
  await cluster?.stop();
});

const fetchPage = (path: string, cookie = "") => fetch(`http://127.0.0.1:${server.port}${path}`, { headers: { cookie } });

async function query<Row extends object>(text: string, values: unknown[] = []): Promise<Row[]> {
  const client = new pg.Client({ connectionString: cluster.url("postgres") });
  client.on("error", () => undefined);
  await client.connect();
  try {
    return (await client.query<Row>(text, values)).rows;
  } finally {
    await client.end();
  }
}

/** Milliseconds until the server says that it is ready and something was written; returns when everybody has ordered one more cart. */
async function healingMs(): Promise<number> {
  const startedAtMs = performance.now();
  const before = { answers: people.answers.length, rounds: people.rounds() };
  const isWritten = () => people.answers.slice(before.answers).some(({ what, status }) => what.endsWith("/sync") && status === 200);
  while (!isWritten() || !(await fetchPage("/readyz")).ok) await wait(50);
  const healedAfterMs = performance.now() - startedAtMs;
  while (!people.rounds().every((count, index) => count > (before.rounds[index] ?? 0))) await wait(50);
  return healedAfterMs;
}

/** A refusal of the calls' own, or 503 that says when to ask again; over HTTP a call says it in its own shape. */
function isExpected({ what, status, retryAfter, body }: Answered): boolean {
  if (status === 503) {
    return retryAfter === "5" && (!what.startsWith("/api/") || body.startsWith('{"code":"unavailable",'));
  }
  return typeof status === "number" && ((status >= 200 && status < 300) || [404, 409, 422].includes(status));
}

test(`${terminations} times all connections are terminated while eight people order: the server survives and recovers`, async () => {
  const times: number[] = [];
  for (let round = 1; round <= terminations; round += 1) {
    await wait(300);
    await query("select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'dioptre'");
    times.push(await healingMs());
  }
  console.info(`ended connections: healed after ${times.map((ms) => (ms / 1000).toFixed(1)).join(", ")} s`);
  expect(Math.max(...times)).toBeLessThan(healsWithinMs);
  expect(server.process.exitCode).toBeNull();
});

test(`${crashes} times the database crashes and restarts: meanwhile everything answers 503, afterwards it recovers`, async () => {
  const times: number[] = [];
  for (let round = 1; round <= crashes; round += 1) {
    await wait(300);
    await cluster.crash();
    const [readiness, page] = [await fetchPage("/readyz"), await fetchPage("/cart", people.cookies[0])];
    expect([readiness.status, page.status, page.headers.get("retry-after")]).toEqual([503, 503, "5"]);
    expect(await page.text()).toContain("The service cannot be reached at the moment");
    await cluster.restart();
    times.push(await healingMs());
  }
  console.info(`stopped database: healed ${times.map((ms) => (ms / 1000).toFixed(1)).join(", ")} s after it answered`);
  expect(Math.max(...times)).toBeLessThan(healsWithinMs);
  expect(server.process.exitCode).toBeNull();
});

test("the only answers were successes, the calls' own refusals and 503; every acknowledged order exists once", async () => {
  await people.stop();
  expect(people.answers.filter((answered) => !isExpected(answered))).toEqual([]);
  expect(people.answers.some(({ status }) => status === 503)).toBe(true);
  const orders = await query<{ preorder: string }>("select pre_order_id as preorder from orders");
  const counts = new Map<string, number>();
  for (const { preorder } of orders) counts.set(preorder, (counts.get(preorder) ?? 0) + 1);
  expect(people.acknowledged.length).toBeGreaterThanOrEqual(8 * (terminations + crashes));
  expect(people.acknowledged.filter((preorder) => counts.get(preorder) !== 1)).toEqual([]);
});
