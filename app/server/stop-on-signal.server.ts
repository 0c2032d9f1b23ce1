import type { Server } from "node:http";
import { setTimeout as wait } from "node:timers/promises";
import type { Log } from "~/integrations/log.server";
import type { Drain } from "./drain.server";
import { onStopAsked } from "./workers.server";

/** Milliseconds that running requests get to finish. Below the 30 seconds after which process managers kill. */
const finishLimitMs = 25_000;

/** Milliseconds that closing what requests used may take: a database that does not answer must not keep the process. */
const closeLimitMs = 3000;

/**
 * Shuts the process down cleanly on SIGTERM or SIGINT: first notifies proxies and keeps answering (D108), then accepts no new connection,
 * lets running requests finish, closes what they used, and exits 0; exits 1 when closing fails or does not end in time. A second signal
 * exits at once. A worker does the same when its parent process asks for it; the first signal after that changes nothing, because Ctrl-C
 * and process managers signal the parent process and its workers together.
 */
export function stopOnSignal(server: Server, log: Log, { drain, close }: { drain: Drain; close: () => Promise<void> }): void {
  let stopping = false;
  let isSignalled = false;
  const stop = async () => {
    await drain.begin();
    await finishRequests(server);
    await Promise.race([close(), lateAfter(closeLimitMs)]);
    log.info("stopped");
    process.exit(0);
  };
  const begin = (signal: string) => {
    if (stopping) return;
    stopping = true;
    log.info({ signal }, "stopping");
    stop().catch((error: unknown) => {
      log.error({ err: error }, "stopping failed");
      process.exit(1);
    });
  };
  const obey = (signal: string) => {
    if (isSignalled) process.exit(1);
    isSignalled = true;
    begin(signal);
  };
  onStopAsked(() => begin("asked to stop"));
  for (const signal of ["SIGTERM", "SIGINT"] as const) process.on(signal, obey);
}

/** Resolves when no connection is left; connections still busy after the limit are cut. */
async function finishRequests(server: Server): Promise<void> {
  const idle = setInterval(() => server.closeIdleConnections(), 100);
  const limit = setTimeout(() => server.closeAllConnections(), finishLimitMs);
  await new Promise<void>((resolve) => server.close(() => resolve()));
  clearInterval(idle);
  clearTimeout(limit);
}

async function lateAfter(milliseconds: number): Promise<never> {
  await wait(milliseconds);
  throw new Error(`closing has not ended after ${milliseconds} ms`);
}
