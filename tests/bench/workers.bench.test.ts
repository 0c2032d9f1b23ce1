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
import { startEmptyServer } from "./empty-server";
import { loadOf, nextOf, openPageClient, processorTimeOf, type Target } from "./load";
import { keepResult, machine, median, report } from "./measure";

let cluster: Awaited<ReturnType<typeof startCluster>>;
let servers: { one: AppServer; other: AppServer; two: AppServer };
let empty: Awaited<ReturnType<typeof startEmptyServer>>[] = [];

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
  empty = [await startEmptyServer([NODE_OPTIONS]), await startEmptyServer([NODE_OPTIONS])];
}, 180_000);

afterAll(async () => {
  for (const { stop } of empty) stop();
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

const forMs = 4000;
const rounds = 3;

/** Until V8 has compiled what a page calls often, which each of two processes does by itself. */
const warmUpMs = 20_000;

/** Answers a second, and for each the ms of processor that the servers, the database and this process need. */
type Work = Record<"perSecond" | "portalMs" | "databaseMs" | "loadMs", number>;

/** Eight clients ask these servers at once, as many each. Returns the answers a second. */
async function loadAll(targets: readonly Target[], forMs: number): Promise<number> {
  const clients = 8 / targets.length;
  return sum((await Promise.all(targets.map((target) => loadOf(target, { clients, forMs })))).map(({ perSecond }) => perSecond));
}

async function measure(targets: readonly Target[]): Promise<Work> {
  await loadAll(targets, 1500);
  const [processes, database] = [targets.flatMap(({ pid }) => familyOf(pid)), await findDatabase()];
  const times = () => [timeOf(processes), timeOfDatabase(database), timeOf([process.pid])];
  const before = times();
  const startedAt = performance.now();
  const perSecond = await loadAll(targets, forMs);
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
async function findWaits(name: string, target: Target): Promise<Waits> {
  const windows: Waits[] = [];
  for (let window = 0; window < 5; window += 1) {
    const highest = await loadAll([target], forMs);
    await wait(1000);
    windows.push(await waitsAt(0.7 * highest, target));
  }
  report(`${name}, p99 of five windows: ${windows.map((each) => `${each.p99} ms, ${timesOf(each).toFixed(1)} times p50`).join("; ")}`);
  const [, , middle] = windows.toSorted((one, other) => timesOf(one) - timesOf(other));
  if (!middle) throw new Error("No window was measured");
  return middle;
}

const timesOf = ({ p50, p99 }: Waits) => p99 / p50;

/**
 * How long pages take that are begun at a rate, whether or not those before are answered; for ever if they are refused. Those of the first
 * second, in which the connections are opened, are not counted.
 */
async function waitsAt(perSecond: number, { port, path, cookie = "" }: Target): Promise<Waits> {
  const [countedFromMs, untilMs] = [performance.now() + 1000, performance.now() + 11_000];
  const client = openPageClient(port, cookie, 200);
  const view = async (_: number, note: Parameters<Parameters<typeof workAtRate>[0]>[1]) => {
    const askedAtMs = performance.now();
    const isAnswered = await client.get(nextOf(path)).then(
      () => true,
      () => false,
    );
    const ms = isAnswered ? performance.now() - askedAtMs : Number.POSITIVE_INFINITY;
    if (askedAtMs >= countedFromMs) note({ what: nextOf(path), isPage: true, ms, status: 200 });
  };
  const waits = (await workAtRate(view, perSecond, () => performance.now() < untilMs)).map(({ ms }) => ms);
  client.close();
  return { perSecond: rounded(perSecond), p50: rounded(percentile(waits, 0.5)), p99: rounded(percentile(waits, 0.99)) };
}

/** What two processes for a page cost more than one, and how long it takes at 70 % of the highest rate. */
test("the catalogue by one process and by two, beside an empty page", async () => {
  const { cookie } = await signedInVisitor(servers.one);
  const catalogueOf = ({ port, process: { pid = 0 } }: AppServer): Target => ({ port, pid, path: "/products", cookie });
  const [one, other, two] = [servers.one, servers.other, servers.two].map(catalogueOf) as [Target, Target, Target];
  // Two servers that know nothing of each other: what busy processors cost each other is not the portal's doing.
  const served = { one: [one], two: [two], apart: [one, other], emptyOne: empty.slice(0, 1), emptyApart: empty };
  const names = Object.keys(served) as (keyof typeof served)[];
  const works = Object.fromEntries(names.map((name) => [name, [] as Work[]])) as Record<keyof typeof served, Work[]>;
  for (const name of names) await loadAll(served[name], warmUpMs);
  for (let round = 0; round < rounds; round += 1) for (const name of names) works[name].push(await measure(served[name]));
  const found = Object.fromEntries(names.map((name) => [name, medianOf(works[name])])) as Record<keyof typeof served, Work>;
  const possible = rounded(2000 / (found.two.portalMs + found.two.databaseMs + found.two.loadMs));
  const waits = {
    one: await findWaits("one process", one),
    two: await findWaits("two processes", two),
    empty: await findWaits("the empty page", empty[0] as Target),
  };
  const titles = {
    ...{ one: "catalogue by one process", two: "catalogue by two processes", apart: "catalogue by two portals apart" },
    ...{ emptyOne: "empty page by one process", emptyApart: "empty page by two apart" },
  };
  for (const name of names) {
    const { perSecond, portalMs, databaseMs, loadMs } = found[name];
    report(
      `${titles[name]}: ${perSecond} a second; ${portalMs} ms of processor in the server, ${databaseMs} in the database, ${loadMs} in the load`,
    );
  }
  report(
    `two processes: ${more(found.two, found.one)} % more of the portal's processor for each than one, ` +
      `${more(found.two, found.apart)} % more than two portals apart, which take ${more(found.apart, found.one)} % more than one; ` +
      `two empty pages take ${more(found.emptyApart, found.emptyOne)} % more than one; ` +
      `${(found.two.perSecond / possible).toFixed(2)} of the ${possible} a second that two processors allow, ${machine}`,
  );
  for (const [name, each] of Object.entries({ "one process": waits.one, "two processes": waits.two, "the empty page": waits.empty }))
    report(
      `${name} at 70 % of the highest rate (${each.perSecond} a second): p50 ${each.p50} ms, p99 ${each.p99} ms (${timesOf(each).toFixed(1)} times)`,
    );
  keepResult({ workers: { ...found, possible, waits } });
  expect(found.two.perSecond).toBeGreaterThan(0);
});
