import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { setTimeout as wait } from "node:timers/promises";
import pg from "pg";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type AppServer, startAppServer } from "~tests/helpers/app-server";
import { databaseSettings } from "~tests/helpers/demo-database.mjs";
import { startCluster } from "~tests/helpers/postgres-cluster.mjs";
import { signedInVisitor } from "~tests/helpers/signed-in-visitor";
import { percentile, workAtRate } from "~tests/helpers/working-people";
import { loadOf, processorTimeOf } from "./load";
import { keepResult, machine, median, report } from "./measure";

let cluster: Awaited<ReturnType<typeof startCluster>>;
let servers: { one: AppServer; two: AppServer };

/** Needs the build (`npm run build`). */
beforeAll(async () => {
  cluster = await startCluster();
  const settings = databaseSettings(cluster.socketUrl("postgres"));
  execFileSync(process.execPath, ["build/server/cli.js", "seed"], { env: { PATH: process.env.PATH, ...settings }, stdio: "ignore" });
  const NODE_OPTIONS = "--max-semi-space-size=32";
  servers = {
    one: await startAppServer({ ...settings, NODE_OPTIONS }),
    two: await startAppServer({ ...settings, NODE_OPTIONS, WORKERS: "2" }),
  };
}, 180_000);

afterAll(async () => {
  for (const server of Object.values(servers ?? {})) await server.stop();
  await cluster?.stop();
});

/** A process and those that it started. */
function familyOf(pid: number): number[] {
  const children = readFileSync(`/proc/${pid}/task/${pid}/children`, "utf8").trim().split(" ").filter(Boolean).map(Number);
  return [pid, ...children.flatMap(familyOf)];
}

async function connectionsOfDatabase(): Promise<number[]> {
  const client = new pg.Client({ connectionString: cluster.socketUrl("postgres") });
  await client.connect();
  const { rows } = await client.query<{ pid: number }>("select pid from pg_stat_activity where pid <> pg_backend_pid()");
  await client.end();
  return rows.map(({ pid }) => pid);
}

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);
const timeOf = (pids: readonly number[]) => sum(pids.map(processorTimeOf));

const path = "/products";
const forMs = 4000;
const rounds = 3;

/** Answers a second, and for each the ms of processor that the portal, the database and this process need. */
type Work = Record<"perSecond" | "portalMs" | "databaseMs" | "loadMs", number>;

async function measure({ port, process: { pid = 0 } }: AppServer, cookie: string): Promise<Work> {
  await loadOf({ port, pid, path, cookie }, { forMs: 1500 });
  const [portal, database] = [familyOf(pid), await connectionsOfDatabase()];
  const before = [timeOf(portal), timeOf(database), timeOf([process.pid])] as const;
  const startedAt = performance.now();
  const { perSecond } = await loadOf({ port, pid, path, cookie }, { forMs });
  const answers = (perSecond * (performance.now() - startedAt)) / 1000;
  const [portalMs = 0, databaseMs = 0, loadMs = 0] = [timeOf(portal), timeOf(database), timeOf([process.pid])].map(
    (after, at) => (after - (before[at] ?? 0)) / answers,
  );
  return { perSecond, portalMs, databaseMs, loadMs };
}

const medianOf = (works: readonly Work[]): Work => ({
  perSecond: rounded(median(works.map((work) => work.perSecond))),
  portalMs: rounded(median(works.map((work) => work.portalMs))),
  databaseMs: rounded(median(works.map((work) => work.databaseMs))),
  loadMs: rounded(median(works.map((work) => work.loadMs))),
});
const rounded = (value: number) => Number(value.toFixed(2));

/** How long pages take that are begun at a rate, whether or not those before are answered. */
async function waitsAt(perSecond: number, { port }: AppServer, cookie: string) {
  const untilMs = performance.now() + 10_000;
  const view = async (_: number, note: Parameters<Parameters<typeof workAtRate>[0]>[1]) => {
    const askedAtMs = performance.now();
    const page = await fetch(`http://127.0.0.1:${port}${path}`, { headers: { cookie, "accept-encoding": "gzip" } });
    await page.arrayBuffer();
    note({ what: path, isPage: true, ms: performance.now() - askedAtMs, status: page.status });
  };
  const done = await workAtRate(view, perSecond, () => performance.now() < untilMs);
  expect(done.filter(({ status }) => status !== 200)).toEqual([]);
  const waits = done.map(({ ms }) => ms);
  return { p50: rounded(percentile(waits, 0.5)), p99: rounded(percentile(waits, 0.99)) };
}

test("the catalogue by one process and by two", async () => {
  const visitor = await signedInVisitor(servers.one);
  const works: [Work[], Work[]] = [[], []];
  for (let round = 0; round < rounds; round += 1) {
    works[0].push(await measure(servers.one, visitor.cookie));
    works[1].push(await measure(servers.two, visitor.cookie));
  }
  const [one, two] = [medianOf(works[0]), medianOf(works[1])];
  const possible = rounded(2000 / (two.portalMs + two.databaseMs + two.loadMs));
  await wait(1000);
  const waits = await waitsAt(0.7 * two.perSecond, servers.two, visitor.cookie);
  for (const [name, work] of Object.entries({ "one process": one, "two processes": two }))
    report(
      `${path} by ${name}: ${work.perSecond} a second; ${work.portalMs} ms of processor in the portal, ${work.databaseMs} in the database, ${work.loadMs} in the load`,
    );
  report(
    `two processes: ${((two.portalMs / one.portalMs - 1) * 100).toFixed(0)} % more of the portal's processor for each, ` +
      `${(two.perSecond / possible).toFixed(2)} of the ${possible} a second that two processors allow; ` +
      `at 70 % of the highest rate p50 ${waits.p50} ms, p99 ${waits.p99} ms (${(waits.p99 / waits.p50).toFixed(1)} times), ${machine}`,
  );
  keepResult({ workers: { one, two, possible, waits } });
  expect(two.perSecond).toBeGreaterThan(0);
});
