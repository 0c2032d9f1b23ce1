import { execFileSync } from "node:child_process";
import { setTimeout as wait } from "node:timers/promises";
import pg from "pg";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type AppServer, startAppServer, warningsOfPages } from "~tests/helpers/app-server";
import { signInVisitor } from "~tests/helpers/cookie-jar";
import { keepFigures } from "~tests/helpers/keep-figures";
import { letPeopleOrder, type PeopleWhoOrder } from "~tests/helpers/people-who-order";
import { type PatroniCluster, startPatroniCluster } from "./patroni-cluster";

/** How often each is killed; `FAILOVER_ROUNDS=3` does it less often. */
const rounds = Number(process.env.FAILOVER_ROUNDS ?? "10");
const writesWithinSeconds = 45;

let cluster: PatroniCluster;
let server: AppServer;
let people: PeopleWhoOrder;
let reader: Awaited<ReturnType<typeof readAllTheTime>>;

/** The built portal in front of three nodes, with eight people who order all the time and one who only reads. */
beforeAll(async () => {
  cluster = await startPatroniCluster();
  await cluster.untilWhole();
  const environment = { DATABASE_URL: cluster.primaryUrl, SESSION_SECRET: "a secret of at least 32 characters" };
  execFileSync(process.execPath, ["build/server/cli.js", "seed"], { env: { PATH: process.env.PATH, ...environment } });
  server = await startAppServer({ ...environment, DATABASE_READ_URL: cluster.standbyUrl });
  people = await letPeopleOrder(server.port);
  reader = await readAllTheTime(server.port);
}, 600_000);

afterAll(async () => {
  reader?.stop();
  await people?.stop();
  await server?.stop();
  await cluster?.stop();
}, 120_000);

const readPages = ["/products", "/products/stock-revenue?series=il-myday", "/products/solutions"];

/** Somebody who reads what needs no entry in the audit trail, and counts what was not answered. */
async function readAllTheTime(port: number) {
  const person = await signInVisitor(`http://127.0.0.1:${port}`, { practice: "carmel", name: "admin" });
  const seen = { answered: 0, failed: [] as string[], slowestMs: 0 };
  let goesOn = true;
  const read = async () => {
    for (let at = 0; goesOn; at += 1, await wait(200)) {
      const path = readPages[at % readPages.length] ?? "/products";
      const startedAtMs = performance.now();
      const status = await person.ask(path).then(
        (response) => response.text().then(() => response.status),
        (error: Error) => error.message,
      );
      seen.slowestMs = Math.max(seen.slowestMs, performance.now() - startedAtMs);
      if (status === 200) seen.answered += 1;
      else seen.failed.push(`${new Date().toISOString()} ${path} ${status}`);
    }
  };
  void read();
  return {
    seen,
    stop: () => {
      goesOn = false;
    },
  };
}

/** Waits until every one of the eight has ordered once more, begun after now; seconds until the first of them had. */
async function secondsUntilOrdered(): Promise<number> {
  const startedAtMs = performance.now();
  const before = people.acknowledged.length;
  await expect.poll(() => people.acknowledged.length, { timeout: 120_000, interval: 100 }).toBeGreaterThan(before + 1);
  return (performance.now() - startedAtMs) / 1000;
}

/** The acknowledged preorders that are not there exactly once. */
async function lostOrDouble(): Promise<string[]> {
  const acknowledged = [...people.acknowledged];
  const client = new pg.Client({ connectionString: cluster.primaryUrl });
  await client.connect();
  const { rows } = await client.query<{ preorder: string; times: number }>(
    "select pre_order_id as preorder, count(*)::int as times from orders group by 1",
  );
  await client.end();
  const times = new Map(rows.map((row) => [row.preorder, row.times]));
  return acknowledged.filter((preorder) => times.get(preorder) !== 1);
}

const kills: [what: string, kill: () => Promise<() => void>][] = [
  [
    "Patroni and PostgreSQL of the primary",
    async () => {
      const node = await cluster.nodeOf("leader");
      cluster.killNode(node);
      return () => cluster.startPatroni(node);
    },
  ],
  [
    "PostgreSQL of the primary alone",
    async () => {
      cluster.killDatabase(await cluster.nodeOf("leader"));
      return () => undefined;
    },
  ],
  [
    "Patroni and PostgreSQL of the synchronous stand-by",
    async () => {
      const node = await cluster.nodeOf("sync_standby");
      cluster.killNode(node);
      return () => cluster.startPatroni(node);
    },
  ],
];

test.each(kills)(
  `kill -9 of %s, ${rounds} times under eight people who order: nothing acknowledged is lost or double, reads go on`,
  async (what, kill) => {
    const waits: number[] = [];
    const answeredAtFirst = reader.seen.answered;
    for (let round = 1; round <= rounds; round += 1) {
      await cluster.untilWhole();
      await secondsUntilOrdered();
      const [failedBefore, answeredBefore, ordersBefore] = [reader.seen.failed.length, reader.seen.answered, people.acknowledged.length];
      reader.seen.slowestMs = 0;
      const revive = await kill();
      // What was under way at the kill has been answered by then.
      await wait(1_000);
      const seconds = 1 + (await secondsUntilOrdered());
      waits.push(Number(seconds.toFixed(1)));
      revive();
      const failed = reader.seen.failed.slice(failedBefore);
      console.info(
        `${what}, round ${round}: writes again after ${seconds.toFixed(1)} s; ${reader.seen.answered - answeredBefore} reads answered, ${failed.length} not, the slowest in ${(reader.seen.slowestMs / 1000).toFixed(1)} s; ${ordersBefore} orders acknowledged before ${failed.slice(0, 2).join(", ")}`,
      );
      expect(seconds).toBeLessThan(writesWithinSeconds);
      expect(await lostOrDouble()).toEqual([]);
      expect(failed, failed.length > 0 ? warningsOfPages(server) : "").toEqual([]);
    }
    const reads = reader.seen.answered - answeredAtFirst;
    keepFigures({ secondsUntilWritten: waits, reads, ordersAcknowledged: people.acknowledged.length });
    const unexpected = people.answers.filter(({ status }) => typeof status !== "number" || (status >= 500 && status !== 503));
    expect(unexpected.map(({ what: path, status }) => `${path} ${status}`)).toEqual([]);
    expect(people.answers.filter(({ status, retryAfter }) => status === 503 && retryAfter === null)).toEqual([]);
  },
  rounds * 240_000,
);
