import { readFileSync } from "node:fs";

/** Megabytes of memory that a process holds now, as Linux counts them. */
export function residentMegabytes(pid: number | undefined): number {
  const [, kilobytes] = /^VmRSS:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, "utf8")) ?? [];
  return Number(kilobytes) / 1024;
}

/** Milliseconds for which the main thread of a process has waited for a processor that others had, as Linux counts them. */
export function waitedForProcessorMs(pid: number | undefined): number {
  return Number(readFileSync(`/proc/${pid}/schedstat`, "utf8").split(" ")[1]) / 1e6;
}

/** The 99th percentile of a portal's event loop delay since this was asked the last time; the ten milliseconds between two looks are in it. */
export async function eventLoopDelayMs(port: number): Promise<number> {
  const text = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text();
  return Number(/^nodejs_eventloop_lag_p99_seconds (\S+)$/m.exec(text)?.[1]) * 1000;
}
