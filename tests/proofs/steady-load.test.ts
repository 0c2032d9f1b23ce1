import { execFileSync } from "node:child_process";
import { setTimeout as wait } from "node:timers/promises";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type AppServer, startAppServer } from "~tests/helpers/app-server";
import { databaseSettings } from "~tests/helpers/demo-database.mjs";
import { isFull } from "~tests/helpers/figures";
import { keepFigures } from "~tests/helpers/keep-figures";
import { startCluster } from "~tests/helpers/postgres-cluster.mjs";
import { eventLoopDelayMs, residentMegabytes, waitedForProcessorMs } from "~tests/helpers/process-figures";
import { type Done, highestRateOf, openWork, percentile, signInPeople, workAtRate } from "~tests/helpers/working-people";

/** `LOAD_MINUTES=3` does it for less long. */
const minutes = Number(process.env.LOAD_MINUTES ?? (isFull ? "15" : "0.1"));
const share = 0.6;
const asksEveryMs = 1_000;

let cluster: Awaited<ReturnType<typeof startCluster>>;
let server: AppServer;

/** What the portal gives each worker that it starts; here there is one, without the process that keeps several. */
const workerOptions = "--max-semi-space-size=32";

beforeAll(async () => {
  cluster = await startCluster();
  const environment = databaseSettings(cluster.url("postgres"));
  execFileSync(process.execPath, ["build/server/cli.js", "seed"], { env: { PATH: process.env.PATH, ...environment } });
  server = await startAppServer({ ...environment, NODE_OPTIONS: workerOptions });
});

afterAll(async () => {
  await server?.stop();
  await cluster?.stop();
});

const rounded = (value: number) => Number(value.toFixed(1));

/** The durations of each page, by its path. */
function durationsByPage(done: readonly Done[]): Map<string, number[]> {
  const byPage = new Map<string, number[]>();
  for (const { what, ms } of done.filter(({ isPage }) => isPage)) byPage.set(what, [...(byPage.get(what) ?? []), ms]);
  return byPage;
}

test(
  `${minutes} minutes at 60 % of the highest rate: pages stay even, the event loop is free, memory does not grow`,
  async () => {
    const { work, close } = openWork(server.port, await signInPeople(server.port));
    await highestRateOf(work, minutes * 1_000);
    const highest = await highestRateOf(work, minutes * 4_000);
    await eventLoopDelayMs(server.port);

    const waitedBeforeMs = waitedForProcessorMs(server.process.pid);
    const startedAtMs = performance.now();
    const passed = () => (performance.now() - startedAtMs) / (minutes * 60_000);
    const memory: { passed: number; megabytes: number }[] = [];
    const watching = (async () => {
      for (; passed() < 1; await wait(asksEveryMs)) memory.push({ passed: passed(), megabytes: residentMegabytes(server.process.pid) });
    })();
    const done = await workAtRate(work, share * highest, () => passed() < 1);
    await watching;
    const delayMs = await eventLoopDelayMs(server.port);
    // On a machine that others use too, the delays are partly theirs.
    const waitedShare = (waitedForProcessorMs(server.process.pid) - waitedBeforeMs) / (minutes * 60_000);
    close();

    const durations = done.filter(({ isPage }) => isPage).map(({ ms }) => ms);
    const pages = [...durationsByPage(done)].map(([page, all]) => ({ page, p50: percentile(all, 0.5), p99: percentile(all, 0.99) }));
    // Three minutes after the first four of fifteen, and the last three. Garbage is collected every other minute, so the lowest counts.
    const memoryFrom = (from: number) => {
      const found = memory.filter((each) => each.passed >= from && each.passed <= from + 3 / 15).map(({ megabytes }) => megabytes);
      return { lowest: rounded(Math.min(...found)), median: rounded(percentile(found, 0.5)), highest: rounded(Math.max(...found)) };
    };
    const [early, late] = [memoryFrom(4 / 15), memoryFrom(12 / 15)];
    keepFigures({
      minutes,
      actsASecond: { highest: rounded(highest), asked: rounded(share * highest) },
      requests: done.length,
      pagesMs: { p50: rounded(percentile(durations, 0.5)), p99: rounded(percentile(durations, 0.99)) },
      pages: Object.fromEntries(pages.map(({ page, p50, p99 }) => [page, `p50 ${p50.toFixed(0)} ms, p99 ${p99.toFixed(0)} ms`])),
      eventLoopDelayP99Ms: rounded(delayMs),
      percentOfTimeWaitingForProcessor: rounded(waitedShare * 100),
      megabytes: { afterAThird: early, atTheEnd: late },
    });
    expect(done.filter(({ status }) => status !== 200)).toEqual([]);
    if (!isFull) return;
    expect(percentile(durations, 0.99)).toBeLessThanOrEqual(6 * percentile(durations, 0.5));
    expect(late.lowest).toBeLessThanOrEqual(1.05 * early.lowest);
    expect(delayMs).toBeLessThanOrEqual(50);
  },
  minutes * 90_000 + 120_000,
);
