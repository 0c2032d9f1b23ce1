import { execFileSync } from "node:child_process";
import { setTimeout as wait } from "node:timers/promises";
import pg from "pg";
import { afterAll, beforeAll, expect, onTestFinished, test } from "vitest";
import { type AppServer, startAppServer } from "~tests/helpers/app-server";
import { databaseFaults, portalConnections } from "~tests/helpers/database-faults";
import { isFull, oneInCheck } from "~tests/helpers/figures";
import { nameDatabase } from "~tests/helpers/named-database";
import { type Answered, letPeopleOrder, ordering, type PeopleWhoOrder } from "~tests/helpers/people-who-order";
import { startCluster } from "~tests/helpers/postgres-cluster.mjs";
import { mayMount, startSmallDiskCluster } from "~tests/helpers/small-disk-cluster.mjs";
import { startStandby } from "~tests/helpers/standby.mjs";

const terminations = isFull ? 60 : 2;
const crashes = isFull ? 10 : 1;
const faultRounds = isFull ? 5 : 1;
/** In full two portals of two processes each. */
const portalsQuantity = isFull ? 2 : 1;
const workers = isFull ? "2" : "1";
/** What is promised; in the check other jobs run beside it. */
const healsWithinMs = isFull ? 5_000 : 20_000;

type Database = Awaited<ReturnType<typeof startCluster | typeof startStandby>>;

let cluster: Database;
let named: Awaited<ReturnType<typeof nameDatabase>>;
let portals: AppServer[];
let people: PeopleWhoOrder;

/** The built server with the demo on a PostgreSQL that keeps what it acknowledged, and people who order all the time. */
beforeAll(async () => {
  cluster = await startCluster({ survives: true });
  const environment = { DATABASE_URL: cluster.url("postgres"), SESSION_SECRET: "a secret of at least 32 characters" };
  execFileSync(process.execPath, ["build/server/cli.js", "seed"], { env: { PATH: process.env.PATH, ...environment } });
  named = await nameDatabase(portOf(cluster));
  const start = () => startAppServer({ ...environment, ...named.environment, DISTRIBUTOR_SIMULATOR: "true", WORKERS: workers });
  // The first migrates the database and the next find it migrated.
  portals = [await start()];
  while (portals.length < portalsQuantity) portals.push(await start());
  people = await letPeopleOrder(...portals.map(({ port }) => port));
});

afterAll(async () => {
  await people?.stop();
  for (const portal of portals ?? []) await portal.stop();
  await cluster?.stop();
  named?.close();
});

const portOf = (database: Database) => Number(new URL(database.url("postgres")).port);

/** Each portal's answer. */
const fetchPages = (path: string, cookie = "") =>
  Promise.all(portals.map(({ port }) => fetch(`http://127.0.0.1:${port}${path}`, { headers: { cookie } })));

/** A connection of the test's own, which may write whatever the database allows to others. */
async function connect(): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: cluster.url("postgres"), options: "-c default_transaction_read_only=off" });
  client.on("error", () => undefined);
  await client.connect();
  return client;
}

async function query<Row extends object>(text: string, values: unknown[] = []): Promise<Row[]> {
  const client = await connect();
  try {
    return (await client.query<Row>(text, values)).rows;
  } finally {
    await client.end();
  }
}

/** Milliseconds until the portals say that they are ready and something was written; returns when everybody has ordered one more cart. */
async function healingMs(): Promise<number> {
  const startedAtMs = performance.now();
  const before = { answers: people.answers.length, rounds: people.rounds() };
  const isWritten = () => people.answers.slice(before.answers).some(({ what, status }) => what.endsWith("/sync") && status === 200);
  while (!isWritten() || (await fetchPages("/readyz")).some(({ ok }) => !ok)) await wait(50);
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

test(`${terminations} times all connections are terminated while ${ordering.length} people order: the server survives and recovers`, async () => {
  const times: number[] = [];
  for (let round = 1; round <= terminations; round += 1) {
    await wait(300);
    await query(`select pg_terminate_backend(pid) ${portalConnections}`);
    times.push(await healingMs());
  }
  console.info(`ended connections: healed after ${times.map((ms) => (ms / 1000).toFixed(1)).join(", ")} s`);
  expect(Math.max(...times)).toBeLessThan(healsWithinMs);
  expectAllAlive();
});

test(`${crashes} times the database crashes and restarts: meanwhile everything answers 503, afterwards it recovers`, async () => {
  const times: number[] = [];
  for (let round = 1; round <= crashes; round += 1) {
    await wait(300);
    await cluster.crash();
    for (const readiness of await fetchPages("/readyz")) expect(readiness.status).toBe(503);
    for (const page of await fetchPages("/cart", people.cookies[0])) await expectKindPage(page);
    await cluster.restart();
    times.push(await healingMs());
  }
  console.info(`stopped database: healed ${times.map((ms) => (ms / 1000).toFixed(1)).join(", ")} s after it answered`);
  expect(Math.max(...times)).toBeLessThan(healsWithinMs);
  expectAllAlive();
});

/** A page in words that says when to ask again. */
async function expectKindPage(page: Response) {
  expect([page.status, page.headers.get("retry-after")]).toEqual([503, "5"]);
  expect(await page.text()).toContain("The service cannot be reached at the moment");
}

/** No process of a portal has ended, not even one that was replaced. */
function expectAllAlive() {
  expect(portals.map(({ process }) => process.exitCode)).toEqual(portals.map(() => null));
  for (const portal of portals) expect(portal.output()).not.toContain("a process that serves ended");
}

test.each(Object.entries(databaseFaults))(
  `${faultRounds} times the database %s: what it cannot do is answered 503, and it recovers`,
  async (name, begin) => {
    const times: number[] = [];
    for (let round = 1; round <= faultRounds; round += 1) {
      const before = people.answers.length;
      const putRight = await begin(connect);
      const refused = () => people.answers.slice(before).filter(({ status }) => status === 503).length;
      // With several portals both are seen.
      while (refused() < 2 * portals.length) await wait(50);
      await putRight();
      times.push(await healingMs());
    }
    console.info(`a database that ${name}: healed after ${times.map((ms) => (ms / 1000).toFixed(1)).join(", ")} s`);
    expect(Math.max(...times)).toBeLessThan(healsWithinMs);
    expectAllAlive();
  },
);

/** The stand-by takes over from a primary that has crashed; what was acknowledged lies on both. */
async function failOver(): Promise<void> {
  const standby = await startStandby(cluster.url("postgres"));
  await query("alter system set synchronous_standby_names = '*'");
  await query("select pg_reload_conf()");
  while ((await query("select from pg_stat_replication where sync_state = 'sync'")).length === 0) await wait(50);
  await cluster.crash();
  await cluster.stop();
  cluster = standby;
  await query("select pg_promote()");
}

const takeovers = oneInCheck(["address", "name"] as const, 1);

test.each(takeovers)(`${faultRounds} times a stand-by takes over behind the same %s: the portals find it`, async (same) => {
  const times: number[] = [];
  for (let round = 1; round <= faultRounds; round += 1) {
    await failOver();
    // An address that stays leads elsewhere; a name that stays has another address.
    (same === "address" ? named.turnAddress : named.turnName)(portOf(cluster));
    times.push(await healingMs());
  }
  console.info(`a stand-by behind the same ${same}: healed after ${times.map((ms) => (ms / 1000).toFixed(1)).join(", ")} s`);
  expect(Math.max(...times)).toBeLessThan(healsWithinMs);
  expectAllAlive();
});

test("the only answers were successes, the calls' own refusals and 503; every acknowledged order exists once", async () => {
  await people.stop();
  expect(people.answers.filter((answered) => !isExpected(answered))).toEqual([]);
  expect(people.answers.some(({ status }) => status === 503)).toBe(true);
  const orders = await query<{ preorder: string }>("select pre_order_id as preorder from orders");
  const counts = new Map<string, number>();
  for (const { preorder } of orders) counts.set(preorder, (counts.get(preorder) ?? 0) + 1);
  const faults = Object.keys(databaseFaults).length + takeovers.length;
  expect(people.acknowledged.length).toBeGreaterThanOrEqual(ordering.length * (terminations + crashes + faults * faultRounds));
  expect(people.acknowledged.filter((preorder) => counts.get(preorder) !== 1)).toEqual([]);
});

/** Only root may mount: elsewhere the other faults stand for this one. */
const testOnOwnDisk: typeof test | (() => void) = mayMount() ? test : () => {};

testOnOwnDisk(`${faultRounds} times the database's disk is full: what needs room is answered 503, and it recovers`, async () => {
  const onSmallDisk = await startSmallDiskCluster(256, cluster.url("postgres"));
  onTestFinished(() => onSmallDisk.stop());
  const environment = { DATABASE_URL: onSmallDisk.url("postgres"), SESSION_SECRET: "a secret of at least 32 characters" };
  const portal = await startAppServer({ ...environment, DISTRIBUTOR_SIMULATOR: "true" });
  onTestFinished(async () => void (await portal.stop()));
  const buyers = await letPeopleOrder(portal.port);
  const times: number[] = [];
  for (let round = 1; round <= faultRounds; round += 1) {
    const before = buyers.answers.length;
    onSmallDisk.fill();
    // What still finds room in pages that are there goes on.
    while (!buyers.answers.slice(before).some(({ status }) => status === 503)) await wait(50);
    onSmallDisk.clear();
    const startedAtMs = performance.now();
    const seen = buyers.answers.length;
    while (!buyers.answers.slice(seen).some(({ what, status }) => what.endsWith("/sync") && status === 200)) await wait(50);
    times.push(performance.now() - startedAtMs);
    const placed = buyers.rounds();
    while (!buyers.rounds().every((count, index) => count > (placed[index] ?? 0))) await wait(50);
  }
  await buyers.stop();
  console.info(`a full disk: healed after ${times.map((ms) => (ms / 1000).toFixed(1)).join(", ")} s`);
  expect(Math.max(...times)).toBeLessThan(healsWithinMs);
  expect(portal.process.exitCode).toBeNull();
  const unexpected = buyers.answers.filter(({ status }) => typeof status !== "number" || (status >= 500 && status !== 503));
  expect(unexpected).toEqual([]);
  const client = new pg.Client({ connectionString: onSmallDisk.url("postgres") });
  await client.connect();
  const { rows } = await client.query<{ preorder: string }>("select pre_order_id as preorder from orders");
  await client.end();
  const ordered = rows.map(({ preorder }) => preorder);
  expect(buyers.acknowledged.filter((preorder) => ordered.filter((each) => each === preorder).length !== 1)).toEqual([]);
});
