import { type ChildProcess, execFileSync, spawn } from "node:child_process";
import { setTimeout as wait } from "node:timers/promises";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type AppServer, startAppServer } from "~tests/helpers/app-server";
import { freePort } from "~tests/helpers/free-port.mjs";
import { startCluster } from "~tests/helpers/postgres-cluster.mjs";
import { type Load, loadOf, type Target } from "./load";
import { machine, median, report } from "./measure";
import { signedInVisitor } from "./signed-in-visitor";

let cluster: Awaited<ReturnType<typeof startCluster>>;
let server: AppServer;
let empty: { process: ChildProcess; target: Target };

/** Needs the build (`npm run build`). */
beforeAll(async () => {
  cluster = await startCluster();
  const environment = { DATABASE_URL: cluster.url("postgres"), SESSION_SECRET: "bench".repeat(10) };
  execFileSync(process.execPath, ["build/server/cli.js", "seed"], { env: { PATH: process.env.PATH, ...environment }, stdio: "pipe" });
  server = await startAppServer(environment);
  empty = await startEmptyPortal();
}, 180_000);

afterAll(async () => {
  empty.process.kill();
  await server.stop();
  await cluster.stop();
});

async function startEmptyPortal(): Promise<typeof empty> {
  const port = await freePort();
  const child = spawn(process.execPath, ["tests/bench/empty-portal.mjs", String(port)], {
    env: { PATH: process.env.PATH, NODE_ENV: "production" },
    stdio: "ignore",
  });
  const target = { port, pid: child.pid ?? 0, path: "/" };
  for (let tries = 0; tries < 100; tries += 1) {
    const answer = await fetch(`http://127.0.0.1:${port}/readyz`).catch(() => null);
    if (answer?.ok) return { process: child, target };
    await wait(50);
  }
  throw new Error("The empty portal did not become ready");
}

const pages: [name: string, path: string, isPublic?: true][] = [
  ["sign-in", "/", true],
  ["catalogue", "/products"],
  ["stock grid", "/products/stock-revenue?series=il-myday"],
  ["patient order", "/products/patient-revenue"],
  ["cart", "/cart"],
  ["history", "/history"],
];

const rounds = 3;

test("answers a second beside an empty page", async () => {
  const visitor = await signedInVisitor(server);
  const targets = pages.flatMap(([name, path, isPublic]) => {
    const cookie = isPublic ? "" : visitor.cookie;
    const target = { port: server.port, pid: server.process.pid ?? 0, path, cookie };
    return isPublic
      ? [{ name, target, empty: empty.target }]
      : [
          { name, target, empty: empty.target },
          { name: `${name}, data`, target: { ...target, path: dataPathOf(path) }, empty: { ...empty.target, path: "/_root.data" } },
        ];
  });
  for (const { name, target, empty: peer } of targets) {
    await loadOf(target, { forMs: 1500 });
    await loadOf(peer, { forMs: 300 });
    const loads: Load[] = [];
    const peers: Load[] = [];
    for (let round = 0; round < rounds; round += 1) {
      loads.push(await loadOf(target));
      peers.push(await loadOf(peer));
    }
    const of = (values: Load[], fact: keyof Load) => median(values.map((load) => load[fact]));
    const ratio = of(loads, "perSecond") / of(peers, "perSecond");
    const processor = of(peers, "processorMs") / of(loads, "processorMs");
    report(
      `${name}: ${of(loads, "perSecond").toFixed(0)} a second, ratio ${ratio.toFixed(3)} (by processor time ${processor.toFixed(3)}); ` +
        `${of(loads, "processorMs").toFixed(1)} ms of processor, p50 ${of(loads, "p50").toFixed(0)} p95 ${of(loads, "p95").toFixed(0)} p99 ${of(loads, "p99").toFixed(0)} ms`,
    );
    expect(ratio).toBeGreaterThan(0);
  }
  report(`8 clients, medians of ${rounds} rounds of 2 s, PostgreSQL, ${machine}`);
});

/** The address of a page's data, as the router asks for it when a person is already in. */
function dataPathOf(path: string): string {
  const [pathname, search] = path.split("?");
  return `${pathname}.data${search ? `?${search}` : ""}`;
}
