import { afterEach, expect, test, vi } from "vitest";
import { createLog } from "~/integrations/log.server";
import { exitOnUncaught, exitProcess } from "~/server/exit-process.server";

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

test.each([
  ["takes the last lines ends the process with its code", [] as const, (written: () => void) => written()],
  ["stands still has the process killed", ["SIGKILL"] as const, () => undefined],
])("a log whose reader %s", async (_, signals, flush) => {
  vi.useFakeTimers();
  const exit = vi.spyOn(process, "exit").mockReturnValue(undefined as never);
  const kill = vi.spyOn(process, "kill").mockReturnValue(true);
  const exiting = exitProcess(createLog({ destination: { write: () => undefined, flush } as never }), 3);
  await vi.runAllTimersAsync();
  await exiting;
  expect(kill.mock.calls).toEqual(signals.map((signal) => [process.pid, signal]));
  expect(exit).toHaveBeenCalledWith(3);
});

test("an error that nothing caught is logged without its message, and ends the process with 1", async () => {
  const on = vi.spyOn(process, "on").mockReturnThis();
  const exit = vi.spyOn(process, "exit").mockReturnValue(undefined as never);
  const lines: string[] = [];
  exitOnUncaught(createLog({ destination: { write: (line) => void lines.push(line) } }));
  const [name, caught] = on.mock.calls[0] ?? [];
  expect(name).toBe("uncaughtException");
  caught?.(Object.assign(new Error("Key (last_name)=(Cohen) already exists"), { code: "23505" }));
  await vi.waitFor(() => expect(exit).toHaveBeenCalledWith(1), { timeout: 3000 });
  expect(lines.join("")).not.toContain("Cohen");
  expect(JSON.parse(lines[0] ?? "")).toMatchObject({ level: 60, err: { kind: "Error", code: "23505" } });
});
