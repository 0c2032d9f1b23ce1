import cluster, { type Worker } from "node:cluster";
import { once } from "node:events";
import { setTimeout as wait } from "node:timers/promises";
import { AggregatorRegistry, type Registry } from "prom-client";
import type { Log } from "~/integrations/log.server";
import { exitOnUncaught, exitProcess } from "./exit-process.server";

/** The messages from a worker to its parent process. */
type FromWorker = { kind: "ready"; lines: readonly string[] } | { kind: "metrics"; id: number };
type ToWorker = { kind: "stop" } | { kind: "metrics"; id: number; text: string };

/** A worker that ended sooner than this is restarted after a growing pause. */
const shortLifeMs = 10_000;
const longestWaitMs = 30_000;

/**
 * Megabytes of each half of the young generation in a worker, instead of Node's 16. The garbage of a page is then collected less often,
 * which saves about 8 % of its processor time. A process with an embedded database keeps Node's size.
 */
const youngSpaceMb = 32;

/**
 * Starts `count` workers that serve one port, each with its own connection pool, and returns the announcements of the first. If the first
 * cannot start, the process exits with 1; any other that cannot start, and each that ends, is logged and replaced. On SIGTERM and SIGINT
 * those that serve finish their requests, those that are starting end before they serve, and the process exits with 0.
 */
export async function keepWorkers(count: number, log: Log): Promise<readonly string[]> {
  exitOnUncaught(log);
  const metrics = new AggregatorRegistry();
  cluster.setupPrimary({ execArgv: [...process.execArgv, `--max-semi-space-size=${youngSpaceMb}`] });
  let stopping = false;
  const serving = new WeakSet<Worker>();
  const start = async (): Promise<readonly string[] | null> => {
    const worker = cluster.fork();
    const startedAt = Date.now();
    worker.on("message", (message: FromWorker) => {
      if (message.kind !== "metrics") return;
      // A process that does not answer in time costs only these figures.
      const answer = metrics.clusterMetrics().catch(() => "# A process did not tell its figures in time\n");
      void answer.then((text) => send(worker, { kind: "metrics", id: message.id, text }));
    });
    const lines = await untilReady(worker);
    if (lines === null) return null;
    serving.add(worker);
    worker.once("exit", () => void replace(Date.now() - startedAt, 0));
    return lines;
  };
  const replace = async (livedMs: number, tries: number): Promise<void> => {
    if (stopping) return;
    log.error({ livedMs, tries }, "a process that should serve has ended; another one starts");
    if (livedMs < shortLifeMs || tries > 0) await wait(Math.min(longestWaitMs, 1000 * 2 ** tries));
    if (!stopping && !(await start())) await replace(0, tries + 1);
  };
  stopOn(["SIGTERM", "SIGINT"], log, async () => {
    stopping = true;
    const running = Object.values(cluster.workers ?? {}).flatMap((worker) => (worker && !worker.isDead() ? [worker] : []));
    // A worker that is still starting may not hear the request yet.
    for (const worker of running) serving.has(worker) ? send(worker, { kind: "stop" }) : worker.process.kill("SIGTERM");
    await Promise.all(running.map((worker) => once(worker, "exit")));
  });
  // The first starts alone: it migrates the database, and only it reports a wrong configuration.
  const lines = await start();
  if (!lines) process.exit(stopping ? 0 : 1);
  const startOther = async () => {
    if (!(await start())) void replace(0, 0);
  };
  if (!stopping) await Promise.all(Array.from({ length: count - 1 }, startOther));
  return lines;
}

/** Returns what a process announces once it serves; null when it ended before that. */
async function untilReady(worker: Worker): Promise<readonly string[] | null> {
  return new Promise((resolve) => {
    worker.on("message", (message: FromWorker) => message.kind === "ready" && resolve(message.lines));
    worker.once("exit", () => resolve(null));
  });
}

/** Sends a message, unless the worker has ended meanwhile. */
function send(worker: Worker, message: ToWorker): void {
  if (worker.isConnected()) worker.send(message, () => undefined);
}

function stopOn(signals: readonly NodeJS.Signals[], log: Log, stop: () => Promise<void>): void {
  let isAsked = false;
  for (const signal of signals) {
    process.on(signal, () => {
      if (isAsked) process.exit(1);
      isAsked = true;
      void stop().then(() => exitProcess(log, 0));
    });
  }
}

/** Tells the parent process that this one serves. */
export function announceReady(lines: readonly string[]): void {
  process.send?.({ kind: "ready", lines } satisfies FromWorker);
}

/** Calls `stop` when the parent process asks for it. When the parent process itself ends, Node ends its workers at once. */
export function onStopAsked(stop: () => void): void {
  process.on("message", (message: ToWorker) => message.kind === "stop" && stop());
}

/** Lets the parent process read the figures of a registry. */
export function shareMetrics(registry: Registry): void {
  new AggregatorRegistry(); // Listens for the request.
  AggregatorRegistry.setRegistries(registry);
}

let metricsAsked = 0;

/** Returns the sum of the metrics of all processes. */
export function metricsOfAll(): Promise<string> {
  metricsAsked += 1;
  const id = metricsAsked;
  return new Promise((resolve) => {
    const onMessage = (message: ToWorker) => {
      if (message.kind !== "metrics" || message.id !== id) return;
      process.off("message", onMessage);
      resolve(message.text);
    };
    process.on("message", onMessage);
    process.send?.({ kind: "metrics", id } satisfies FromWorker);
  });
}
