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
import { loadOf, openPageClient, processorTimeOf } from "./load";
import { keepResult, machine, median, report } from "./measure";

let cluster: Awaited<ReturnType<typeof startCluster>>;
let servers: { one: AppServer; other: AppServer; two: AppServer };

/** Needs the build (`npm run build`). */
beforeAll(async () => {
  cluster = await startCluster();
  const settings = databaseSettings(cluster.socketUrl("postgres"));
  execFileSync(process.execPath, ["build/server/cli.js", "seed"], { env: { PATH: process.env.PATH, ...settings }, stdio: "ignore" });
  const NODE_OPTIONS = "--max-semi-space-size=32";
  servers = {
    one: await startAppServer({ ...settings, NODE_OPTIONS }),
    other: await startAppServer({ ...settings, NODE_OPTIONS }),
    two: await startAppServer({ ...settings, NODE_OPTIONS, WORKERS: "2" }),
  };
}, 180_000);

afterAll(async () => {
  for (const server of Object.values(servers ?? {})) await server.stop();
  await cluster?.stop();
});

const childrenOf = (pid: number): number[] =>
  readFileSync(`/proc/${pid}/task/${pid}/children`, "utf8").trim().split(" ").filter(Boolean).map(Number);

/** A process and those that it started. */
const familyOf = (pid: number): number[] => [pid, ...childrenOf(pid).flatMap(familyOf)];

/** The process of the database that starts one for each connection. */
async function findDatabase(): Promise<number> {
  const client = new pg.Client({ connectionString: cluster.socketUrl("postgres") });
  await client.connect();
  const { rows } = await client.query<{ pid: number }>("select pg_backend_pid() as pid");
  const [, parent = 0] = fieldsOf(rows[0]?.pid ?? 0);
  await client.end();
  return Number(parent);
}

/** What Linux tells of a process, from its state on. */
const fieldsOf = (pid: number) => readFileSync(`/proc/${pid}/stat`, "utf8").split(") ")[1]?.split(" ") ?? [];

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);
const timeOf = (pids: readonly number[]) => sum(pids.map(processorTimeOf));

/** Processor time of the database in milliseconds, with that of connections which ended meanwhile. */
function timeOfDatabase(database: number): number {
  const [userOfEnded, systemOfEnded] = fieldsOf(database).slice(13, 15).map(Number);
  return sum([database, ...childrenOf(database)].map(timeIfRunning)) + ((userOfEnded ?? 0) + (systemOfEnded ?? 0)) * 10;
}

/** Processor time of a process, which may end at any moment: 0 then. */
function timeIfRunning(pid: number): number {
  try {
    return processorTimeOf(pid);
  } catch {
    return 0;
  }
}

const path = "/products";
const forMs = 4000;
const rounds = 3;

/** Until V8 has compiled what a page calls often, which each of two processes does by itself. */
const warmUpMs = 20_000;

/** Answers a second, and for each the ms of processor that the portal, the database and this process need. */
type Work = Record<"perSecond" | "portalMs" | "databaseMs" | "loadMs", number>;

/** Eight clients ask these portals at once, as many each. Returns the answers a second. */
async function loadAll(portals: readonly AppServer[], cookie: string, forMs: number): Promise<number> {
  const clients = 8 / portals.length;
  const loads = portals.map(({ port, process: { pid = 0 } }) => loadOf({ port, pid, path, cookie }, { clients, forMs }));
  return sum((await Promise.all(loads)).map(({ perSecond }) => perSecond));
}

async function measure(portals: readonly AppServer[], cookie: string): Promise<Work> {
  await loadAll(portals, cookie, 1500);
  const [processes, database] = [portals.flatMap(({ process: { pid = 0 } }) => familyOf(pid)), await findDatabase()];
  const times = () => [timeOf(processes), timeOfDatabase(database), timeOf([process.pid])];
  const before = times();
  const startedAt = performance.now();
  const perSecond = await loadAll(portals, cookie, forMs);
  const answers = (perSecond * (performance.now() - startedAt)) / 1000;
  const [portalMs = 0, databaseMs = 0, loadMs = 0] = times().map((after, at) => (after - (before[at] ?? 0)) / answers);
  return { perSecond, portalMs, databaseMs, loadMs };
}

const medianOf = (works: readonly Work[]): Work => ({
  perSecond: rounded(median(works.map((work) => work.perSecond))),
  portalMs: rounded(median(works.map((work) => work.portalMs))),
  databaseMs: rounded(median(works.map((work) => work.databaseMs))),
  loadMs: rounded(median(works.map((work) => work.loadMs))),
});
const more = (some: Work, others: Work) => ((some.portalMs / others.portalMs - 1) * 100).toFixed(0);
const rounded = (value: number) => Number(value.toFixed(2));

type Waits = Record<"perSecond" | "p50" | "p99", number>;

/**
 * How long pages take that are begun at 70 % of the highest rate, in five windows of ten seconds, each after a look at that rate: the speed
 * of a shared machine changes from minute to minute. Returns the window whose p99 is the median among their multiples of p50.
 */
async function findWaits(portal: AppServer, cookie: string): Promise<Waits> {
  const windows: Waits[] = [];
  for (let window = 0; window < 5; window += 1) {
    const highest = await loadAll([portal], cookie, forMs);
    await wait(1000);
    windows.push(await waitsAt(0.7 * highest, portal, cookie));
  }
  report(`p99 of five windows: ${windows.map((each) => `${each.p99} ms, ${timesOf(each).toFixed(1)} times p50`).join("; ")}`);
  const [, , middle] = windows.toSorted((one, other) => timesOf(one) - timesOf(other));
  if (!middle) throw new Error("No window was measured");
  return middle;
}

const timesOf = ({ p50, p99 }: Waits) => p99 / p50;

/** How long pages take that are begun at a rate, whether or not those before are answered; for ever if they are refused. */
async function waitsAt(perSecond: number, { port }: AppServer, cookie: string): Promise<Waits> {
  const untilMs = performance.now() + 10_000;
  const client = openPageClient(port, cookie, 200);
  const view = async (_: number, note: Parameters<Parameters<typeof workAtRate>[0]>[1]) => {
    const askedAtMs = performance.now();
    const isAnswered = await client.get(path).then(
      () => true,
      () => false,
    );
    const ms = isAnswered ? performance.now() - askedAtMs : Number.POSITIVE_INFINITY;
    note({ what: path, isPage: true, ms, status: 200 });
  };
  const waits = (await workAtRate(view, perSecond, () => performance.now() < untilMs)).map(({ ms }) => ms);
  client.close();
  return { perSecond: rounded(perSecond), p50: rounded(percentile(waits, 0.5)), p99: rounded(percentile(waits, 0.99)) };
}

test("the catalogue by one process and by two", async () => {
  const visitor = await signedInVisitor(servers.one);
  const { one: single, other, two: workers } = servers;
  const portals = { one: [single], two: [workers], apart: [single, other] };
  const works: Record<keyof typeof portals, Work[]> = { one: [], two: [], apart: [] };
  for (const each of Object.values(portals)) await loadAll(each, visitor.cookie, warmUpMs);
  for (let round = 0; round < rounds; round += 1) {
    for (const name of ["one", "two", "apart"] as const) works[name].push(await measure(portals[name], visitor.cookie));
  }
  const [one, two, apart] = [medianOf(works.one), medianOf(works.two), medianOf(works.apart)];
  const possible = rounded(2000 / (two.portalMs + two.databaseMs + two.loadMs));
  const waits = { one: await findWaits(single, visitor.cookie), two: await findWaits(workers, visitor.cookie) };
  // Two portals that know nothing of each other: what busy processors cost each other is not the portal's doing.
  for (const [name, work] of Object.entries({ "one process": one, "two processes": two, "two portals apart": apart }))
    report(
      `${path} by ${name}: ${work.perSecond} a second; ${work.portalMs} ms of processor in the portal, ${work.databaseMs} in the database, ${work.loadMs} in the load`,
    );
  report(
    `two processes: ${more(two, one)} % more of the portal's processor for each than one, ${more(two, apart)} % more than two portals apart, ` +
      `${(two.perSecond / possible).toFixed(2)} of the ${possible} a second that two processors allow, ${machine}`,
  );
  for (const [name, each] of Object.entries({ "one process": waits.one, "two processes": waits.two }))
    report(
      `${path} by ${name} at 70 % of the highest rate (${each.perSecond} a second): p50 ${each.p50} ms, p99 ${each.p99} ms ` +
        `(${timesOf(each).toFixed(1)} times)`,
    );
  keepResult({ workers: { one, two, apart, possible, waits } });
  expect(two.perSecond).toBeGreaterThan(0);
});
