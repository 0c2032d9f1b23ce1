import { createServer } from "node:http";
import { afterEach, expect, test, vi } from "vitest";
import { createDrain } from "~/server/drain.server";
import { stopOnSignal } from "~/server/stop-on-signal.server";
import { silentLog } from "~tests/helpers/silent-log";

afterEach(() => vi.restoreAllMocks());

/** Asks a process whose parts close in that way to stop, and returns its exit code. */
async function exitCodeOf(close: () => Promise<void>): Promise<number> {
  const listeners = new Map<string | symbol, (signal: string) => void>();
  vi.spyOn(process, "on").mockImplementation((name: string | symbol, listener: (...values: never[]) => void) => {
    listeners.set(name, listener as (signal: string) => void);
    return process;
  });
  const exit = vi.spyOn(process, "exit").mockImplementation(() => undefined as never);
  stopOnSignal(createServer(), silentLog, { drain: createDrain(0), close });
  listeners.get("SIGTERM")?.("SIGTERM");
  await vi.waitFor(() => expect(exit).toHaveBeenCalled(), { timeout: 20_000 });
  return exit.mock.lastCall?.[0] as number;
}

test("a process that has closed what it used exits with 0", async () => {
  expect(await exitCodeOf(() => Promise.resolve())).toBe(0);
});

test("a process whose database fails to close exits with 1", async () => {
  expect(await exitCodeOf(() => Promise.reject(new Error("closed already")))).toBe(1);
});

test("a process whose database never closes exits with 1", async () => {
  expect(await exitCodeOf(() => new Promise(() => {}))).toBe(1);
});
