import { execFileSync } from "node:child_process";
import pg from "pg";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type AppServer, startAppServer } from "~tests/helpers/app-server";
import { startCluster } from "~tests/helpers/postgres-cluster.mjs";
import { eventLoopDelayMs, residentMegabytes } from "~tests/helpers/process-figures";
import { signedInVisitor } from "~tests/helpers/signed-in-visitor";
import { startEmptyServer } from "./empty-server";
import { type Load, loadOf, nextOf, type Target } from "./load";
import { keepResult, machine, median, report } from "./measure";

let cluster: Awaited<ReturnType<typeof startCluster>>;
let database: pg.Client;
let server: AppServer;
let embedded: AppServer;
let empty: Awaited<ReturnType<typeof startEmptyServer>>;

/** What the portal gives each worker that it starts: the bench measures one, without the process that keeps several. */
const workerOptions = "--max-semi-space-size=32";

/** Needs the build (`npm run build`). */
beforeAll(async () => {
  cluster = await startCluster({ more: ["shared_preload_libraries=pg_stat_statements"] });
  database = new pg.Client({ connectionString: cluster.socketUrl("postgres") });
  await database.connect();
  await database.query("create extension pg_stat_statements");
  const environment = { DATABASE_URL: cluster.socketUrl("postgres"), SESSION_SECRET: "bench".repeat(10), NODE_OPTIONS: workerOptions };
  execFileSync(process.execPath, ["build/server/cli.js", "seed"], { env: { PATH: process.env.PATH, ...environment }, stdio: "pipe" });
  server = await startAppServer(environment);
  embedded = await startAppServer();
  empty = await startEmptyServer();
}, 180_000);

afterAll(async () => {
  empty.stop();
  await database.end();
  await server.stop();
  await embedded.stop();
  await cluster.stop();
});

const pages: [name: string, path: string, isPublic?: true][] = [
  ["sign-in", "/", true],
  ["catalogue", "/products"],
  ["stock grid", "/products/stock-revenue?series=il-myday"],
  ["patient order", "/products/patient-revenue"],
  ["cart", "/cart"],
  ["history", "/history"],
];

const rounds = 3;

/** Until V8 has compiled what a page calls often. It takes some thousand answers; a portal runs for weeks. */
const warmUpMs = 15_000;

test("pages per second compared with an empty page", async () => {
  const visitor = await signedInVisitor(server);
  const targets = pages.flatMap(([name, path, isPublic]) => {
    const cookie = isPublic ? "" : visitor.cookie;
    const target = { port: server.port, pid: server.process.pid ?? 0, path, cookie };
    const shown = [
      { name, target, empty: empty },
      { name: `${name}, never shown before`, target: { ...target, path: neverShown(path) }, empty: empty },
    ];
    const asData = {
      name: `${name}, data`,
      target: { ...target, path: dataPathOf(path) },
      empty: { ...empty, path: "/_root.data" },
    };
    return isPublic ? shown : [...shown, asData];
  });
  const pagesMeasured: (PageResult & Record<"statements" | "eventLoopMs" | "megabytes", number>)[] = [];
  for (const { name, target, empty: peer } of targets) {
    await loadOf(target, { forMs: warmUpMs });
    await loadOf(peer, { forMs: warmUpMs / 10 });
    const statements = await statementsOf(target);
    await eventLoopDelayMs(server.port);
    const loads: Load[] = [];
    const peers: Load[] = [];
    for (let round = 0; round < rounds; round += 1) {
      loads.push(await loadOf(target));
      peers.push(await loadOf(peer));
    }
    const more = {
      statements,
      eventLoopMs: rounded(await eventLoopDelayMs(server.port), 1),
      megabytes: rounded(residentMegabytes(target.pid), 0),
    };
    const measured = { ...resultOf(name, loads, peers), ...more };
    pagesMeasured.push(measured);
    report(
      `${name}: ${measured.perSecond} a second, ratio ${measured.ratio} (by processor time ${measured.processorRatio}); ` +
        `${measured.processorMs} ms of processor, p50 ${measured.p50} p95 ${measured.p95} p99 ${measured.p99} ms, ` +
        `${statements} statements, event loop ${more.eventLoopMs} ms late`,
    );
    expect(measured.ratio).toBeGreaterThan(0);
  }
  report(
    `8 clients, medians of ${rounds} rounds of 2 s, PostgreSQL, ${residentMegabytes(server.process.pid).toFixed(0)} MB at the end, ${machine}`,
  );
  keepResult({ pages: pagesMeasured });
});

test("pages per second on the embedded database compared with PostgreSQL", async () => {
  const portals = [server, embedded];
  const visitors = await Promise.all(portals.map((portal) => signedInVisitor(portal)));
  const measured: Record<string, string | number>[] = [];
  for (const [page, path, isPublic] of pages) {
    const targets = portals.map(({ port, process: { pid = 0 } }, at) => {
      const cookie = isPublic ? "" : (visitors[at]?.cookie ?? "");
      return { port, pid, path, cookie };
    });
    const loads: Load[][] = targets.map(() => []);
    for (const target of targets) await loadOf(target, { forMs: warmUpMs / 2 });
    for (let round = 0; round < rounds; round += 1) {
      for (const [at, target] of targets.entries()) loads[at]?.push(await loadOf(target));
    }
    const [postgres = 0, onEmbedded = 0] = loads.map((each) => median(each.map(({ perSecond }) => perSecond)));
    measured.push({ page, perSecond: rounded(onEmbedded, 1), ratio: rounded(onEmbedded / postgres, 2) });
    report(
      `${page} on the embedded database: ${onEmbedded.toFixed(1)} a second, ${(onEmbedded / postgres).toFixed(2)} of those on PostgreSQL`,
    );
    expect(onEmbedded).toBeGreaterThan(0);
  }
  keepResult({ pagesOnEmbedded: measured });
});

/** Statements for one answer, without those that begin and end a transaction and take on its role. */
async function statementsOf({ port, path, cookie = "" }: Target): Promise<number> {
  const answers = 10;
  await database.query("select pg_stat_statements_reset()");
  for (let answer = 0; answer < answers; answer += 1) {
    await (await fetch(`http://127.0.0.1:${port}${nextOf(path)}`, { headers: { cookie } })).text();
  }
  const { rows } = await database.query<{ calls: number }>(
    "select coalesce(sum(calls), 0)::int as calls from pg_stat_statements where query !~* '^(begin|commit|set local|(with noted as .*)?select set_config|select pg_stat)'",
  );
  return rounded((rows[0]?.calls ?? 0) / answers, 1);
}

/** A page beside the empty one: answers a second and their ratio, processor time in ms an answer and its ratio, waits in ms. */
type PageResult = Record<"perSecond" | "ratio" | "processorMs" | "processorRatio" | "p50" | "p95" | "p99", number> & {
  page: string;
};

function resultOf(page: string, loads: Load[], peers: Load[]): PageResult {
  const of = (values: Load[], fact: keyof Load) => median(values.map((load) => load[fact]));
  return {
    page,
    perSecond: rounded(of(loads, "perSecond"), 1),
    ratio: rounded(of(loads, "perSecond") / of(peers, "perSecond"), 3),
    processorMs: rounded(of(loads, "processorMs"), 2),
    processorRatio: rounded(of(peers, "processorMs") / of(loads, "processorMs"), 3),
    p50: rounded(of(loads, "p50"), 1),
    p95: rounded(of(loads, "p95"), 1),
    p99: rounded(of(loads, "p99"), 1),
  };
}

const rounded = (value: number, digits: number) => Number(value.toFixed(digits));

/** Returns addresses of a page that were not asked for before: the server finds no document to return again. */
function neverShown(path: string): () => string {
  let asked = 0;
  return () => {
    asked += 1;
    return `${path}${path.includes("?") ? "&" : "?"}asked=${asked}`;
  };
}

/** The address of a page's data, as the router asks for it when a person is already in. */
function dataPathOf(path: string): string {
  const [pathname, search] = path.split("?");
  return `${pathname}.data${search ? `?${search}` : ""}`;
}
