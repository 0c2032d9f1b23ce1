import { createServer } from "node:http";
import { setTimeout as wait } from "node:timers/promises";
import { afterEach, describe, expect, test, vi } from "vitest";
import { createDrain } from "~/server/drain.server";
import { stopOnSignal } from "~/server/stop-on-signal.server";
import { silentLog } from "~tests/helpers/silent-log";

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

type Parts = { drained?: Promise<void>; stopJobs?: () => Promise<void>; close?: () => Promise<void>; isOpening?: boolean };

const ended = () => Promise.resolve();
const never = new Promise<void>(() => {});

/** Longer than closing alone may take. */
const jobsMs = 3_200;

/**
 * A process that serves, as a worker does: how it gets signals and its parent's request to stop, and the codes it exits with. One that is
 * still opening what it will serve does so from `opened` on, unless it is stopping.
 */
function givenProcess({ drained = ended(), stopJobs = ended, close = ended, isOpening = false }: Parts = {}) {
  const listeners = new Map<string | symbol, (value: unknown) => void>();
  vi.spyOn(process, "on").mockImplementation((name: string | symbol, listener: (...values: never[]) => void) => {
    listeners.set(name, listener as (value: unknown) => void);
    return process;
  });
  const exit = vi.spyOn(process, "exit").mockImplementation(() => undefined as never);
  const begin = vi.fn(() => drained);
  const { serves, isStopping } = stopOnSignal(silentLog);
  const opened = () => serves({ server: createServer(), drain: { ...createDrain(0), begin }, stopJobs, close });
  if (!isOpening) opened();
  const exitCodes = () => exit.mock.calls.map(([code]) => code);
  return {
    signal: (name: "SIGTERM" | "SIGINT") => listeners.get(name)?.(name),
    askToStop: () => listeners.get("message")?.({ kind: "stop" }),
    opened,
    isStopping,
    isDrained: () => begin.mock.calls.length > 0,
    exitCodes,
    exited: async () => {
      await vi.waitFor(() => expect(exit).toHaveBeenCalled(), { timeout: 20_000 });
      return exitCodes();
    },
  };
}

describe("a process that gets SIGTERM", () => {
  test.each([
    ["has closed what it used", 0, ended],
    ["has a database that fails to close", 1, () => Promise.reject(new Error("closed already"))],
    ["has a database that never closes", 1, () => never],
  ])("and %s exits with %i", async (_, code, close) => {
    const { signal, exited } = givenProcess({ close });
    signal("SIGTERM");
    expect(await exited()).toEqual([code]);
  });

  test("stops its jobs while it still answers, and closes what they used once they have ended", async () => {
    const steps: string[] = [];
    const note = (step: string) => () => void steps.push(step);
    const { signal, exited } = givenProcess({
      drained: wait(50).then(note("answered to the end")),
      stopJobs: async () => {
        note("jobs asked to stop")();
        await wait(jobsMs).then(note("jobs ended"));
      },
      close: async () => note("closed")(),
    });
    signal("SIGTERM");
    expect(await exited()).toEqual([0]);
    expect(steps).toEqual(["jobs asked to stop", "answered to the end", "jobs ended", "closed"]);
  });

  test("closes what its jobs used when they fail to stop, and exits with 1", async () => {
    const close = vi.fn(ended);
    const { signal, exited } = givenProcess({ stopJobs: () => Promise.reject(new Error("no answer")), close });
    signal("SIGTERM");
    expect(await exited()).toEqual([1]);
    expect(close).toHaveBeenCalledOnce();
  });

  test("twice exits with 1 at once", () => {
    const { signal, exitCodes } = givenProcess({ drained: never });
    signal("SIGTERM");
    expect(exitCodes()).toEqual([]);
    signal("SIGINT");
    expect(exitCodes()).toEqual([1]);
  });
});

describe("a process that gets SIGTERM before it serves", () => {
  test("closes what it has opened as soon as that is complete, answers nobody, and exits with 0", async () => {
    const steps: string[] = [];
    const note = (step: string) => async () => void steps.push(step);
    const { signal, opened, isStopping, isDrained, exitCodes, exited } = givenProcess({
      isOpening: true,
      stopJobs: note("jobs ended"),
      close: note("closed"),
    });
    expect(isStopping()).toBe(false);
    signal("SIGTERM");
    expect(isStopping()).toBe(true);
    await wait(20);
    expect([steps, exitCodes()]).toEqual([[], []]);
    opened();
    expect(await exited()).toEqual([0]);
    expect([steps, isDrained()]).toEqual([["jobs ended", "closed"], false]);
  });

  test("twice exits with 1 at once", () => {
    // Nothing opens it any more, and the limit for that must not pass in a later test.
    vi.useFakeTimers({ toFake: ["setTimeout"] });
    const { signal, exitCodes } = givenProcess({ isOpening: true });
    signal("SIGTERM");
    signal("SIGTERM");
    expect(exitCodes()).toEqual([1]);
  });

  test("exits with 1 when opening does not end in time", async () => {
    vi.useFakeTimers({ toFake: ["setTimeout"] });
    const { signal, exitCodes } = givenProcess({ isOpening: true });
    signal("SIGTERM");
    await vi.advanceTimersByTimeAsync(24_900);
    expect(exitCodes()).toEqual([]);
    await vi.advanceTimersByTimeAsync(200);
    expect(exitCodes()).toEqual([1]);
  });
});

describe("a worker that is asked to stop", () => {
  test.each([
    ["and then gets a signal", ["ask", "signal"]],
    ["after a signal", ["signal", "ask"]],
    ["twice", ["ask", "ask"]],
  ])("%s finishes and exits with 0", async (_, steps) => {
    const { signal, askToStop, exitCodes, exited } = givenProcess({ drained: wait(20) });
    for (const step of steps) step === "ask" ? askToStop() : signal("SIGINT");
    expect(exitCodes()).toEqual([]);
    expect(await exited()).toEqual([0]);
  });

  test("and then gets two signals exits with 1 at once", () => {
    const { signal, askToStop, exitCodes } = givenProcess({ drained: never });
    askToStop();
    signal("SIGINT");
    signal("SIGINT");
    expect(exitCodes()).toEqual([1]);
  });
});
