import type { Server } from "node:http";
import type { Log } from "~/integrations/log.server";
import type { Drain } from "./drain.server";
import { exitProcess } from "./exit-process.server";
import { onStopAsked } from "./workers.server";

/**
 * Milliseconds that running requests get to finish, and likewise what is being sent or opened. Below the 30 seconds after which process
 * managers kill.
 */
const finishLimitMs = 25_000;

/** Milliseconds that closing what requests used may take: a database that does not answer must not keep the process. */
const closeLimitMs = 3000;

/** What is stopped: `stopJobs` begins as soon as the process is asked, `close` when requests and jobs have finished. */
export type Served = { server: Server; drain: Drain; stopJobs: () => Promise<void>; close: () => Promise<void> };

export type StopOnSignal = {
  /** Whether the process has been asked to stop, so that it must not begin to serve. */
  isStopping: () => boolean;
  /** Says what is to be stopped; what has been asked for before happens now. */
  serves: (served: Served) => void;
};

/**
 * Shuts the process down cleanly on SIGTERM or SIGINT: first notifies proxies and keeps answering (D108), then accepts no new connection,
 * lets running requests finish, closes what they used, and exits 0. Meanwhile nothing more is sent to the distributor or mailed, and what
 * is on its way is finished. A process that does not serve yet finishes opening what it then closes. Exits 1 when any of that fails or does
 * not end in time; kills itself when the reader of the log does not take the last lines. A second signal exits at once. A worker does the
 * same when its parent process asks for it; the first signal after that changes nothing, because Ctrl-C and process managers signal the
 * parent process and its workers together.
 */
export function stopOnSignal(log: Log): StopOnSignal {
  let stopping = false;
  let isSignalled = false;
  let isServing = false;
  let serves: (served: Served) => void = () => undefined;
  const opened = new Promise<Served>((resolve) => {
    serves = resolve;
  });
  const stop = async () => {
    const wasServing = isServing;
    const { server, drain, stopJobs, close } = await inTime(opened, finishLimitMs, "opening");
    const finished = wasServing ? drain.begin().then(() => finishRequests(server)) : undefined;
    const [jobs] = await Promise.allSettled([inTime(stopJobs(), finishLimitMs, "sending"), finished]);
    await inTime(close(), closeLimitMs, "closing");
    if (jobs.status === "rejected") throw jobs.reason;
    log.info("stopped");
    await exitProcess(log, 0);
  };
  const begin = (signal: string) => {
    if (stopping) return;
    stopping = true;
    log.info({ signal }, "stopping");
    stop().catch((error: unknown) => {
      log.error({ err: error }, "stopping failed");
      void exitProcess(log, 1);
    });
  };
  const obey = (signal: string) => {
    if (isSignalled) process.exit(1);
    isSignalled = true;
    begin(signal);
  };
  onStopAsked(() => begin("asked to stop"));
  for (const signal of ["SIGTERM", "SIGINT"] as const) process.on(signal, obey);
  return {
    isStopping: () => stopping,
    serves: (served) => {
      isServing = !stopping;
      serves(served);
    },
  };
}

/** Resolves when no connection is left; connections still busy after the limit are cut. */
async function finishRequests(server: Server): Promise<void> {
  const idle = setInterval(() => server.closeIdleConnections(), 100);
  const limit = setTimeout(() => server.closeAllConnections(), finishLimitMs);
  await new Promise<void>((resolve) => server.close(() => resolve()));
  clearInterval(idle);
  clearTimeout(limit);
}

/** Returns what some work returns; throws when it fails or has not ended after the limit. */
function inTime<Answer>(work: Promise<Answer>, limitMs: number, name: string): Promise<Answer> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(reject, limitMs, new Error(`${name} has not ended after ${limitMs} ms`));
  });
  return Promise.race([work, late]).finally(() => clearTimeout(timer));
}
