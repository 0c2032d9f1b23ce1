import { execFileSync } from "node:child_process";
import { setTimeout as wait } from "node:timers/promises";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type AppServer, startAppServer } from "~tests/helpers/app-server";
import { databaseSettings } from "~tests/helpers/demo-database.mjs";
import { startCluster } from "~tests/helpers/postgres-cluster.mjs";
import { signedInVisitor } from "~tests/helpers/signed-in-visitor";
import { type Done, percentile, workAtRate } from "~tests/helpers/working-people";
import { loadOf, openPageClient } from "./load";
import { keepResult, machine, report } from "./measure";

let cluster: Awaited<ReturnType<typeof startCluster>>;
let server: AppServer;

/** Needs the build (`npm run build`). */
beforeAll(async () => {
  cluster = await startCluster();
  const settings = databaseSettings(cluster.socketUrl("postgres"));
  execFileSync(process.execPath, ["build/server/cli.js", "seed"], { env: { PATH: process.env.PATH, ...settings }, stdio: "ignore" });
  server = await startAppServer({ ...settings, NODE_OPTIONS: "--max-semi-space-size=32" });
}, 180_000);

afterAll(async () => {
  await server?.stop();
  await cluster?.stop();
});

const path = "/products";
const warmUpMs = 15_000;
const forMs = 6000;

/** Asks for the page so many times a second, whether or not those before are answered. */
async function askedAt(perSecond: number, cookie: string): Promise<Done[]> {
  const client = openPageClient(server.port, cookie, 1000);
  const untilMs = performance.now() + forMs;
  const view = async (_: number, note: (done: Done) => void) => {
    const askedAtMs = performance.now();
    const status = await client.get(path).then(
      () => 200,
      () => 503,
    );
    note({ what: path, isPage: true, ms: performance.now() - askedAtMs, status });
  };
  const all = await workAtRate(view, perSecond, () => performance.now() < untilMs);
  client.close();
  return all;
}

test("the catalogue asked for more often than a process can answer", async () => {
  const { cookie } = await signedInVisitor(server);
  const target = { port: server.port, pid: server.process.pid ?? 0, path, cookie };
  await loadOf(target, { forMs: warmUpMs });
  const highest = (await loadOf(target, { forMs })).perSecond;
  const figures: object[] = [];
  for (const share of [0.8, 1.2, 2]) {
    const startedAtMs = performance.now();
    const all = await askedAt(share * highest, cookie);
    const seconds = (performance.now() - startedAtMs) / 1000;
    const answered = all.filter(({ status }) => status === 200).map(({ ms }) => ms);
    const [perSecond, turnedAway] = [answered.length / seconds, (all.length - answered.length) / seconds];
    const [p50, p99] = [percentile(answered, 0.5), percentile(answered, 0.99)];
    report(
      `${path} at ${share} of the highest rate of ${highest.toFixed(0)} a second: ${perSecond.toFixed(0)} answered, p50 ${p50.toFixed(0)} ms, ` +
        `p99 ${p99.toFixed(0)} ms; ${turnedAway.toFixed(0)} turned away, ${machine}`,
    );
    figures.push({ share, perSecond: Math.round(perSecond), ofHighest: Number((perSecond / highest).toFixed(2)), p50, p99 });
    await wait(1000);
    expect(answered.length).toBeGreaterThan(0);
  }
  keepResult({ overload: figures });
});
