import { setTimeout as wait } from "node:timers/promises";
import { expect, test } from "vitest";
import { PracticeBusyError } from "~/db/practice-busy-error.server";
import { createTurns, turnsOf } from "~/db/turns.server";

const soon = { atOnce: 2, waitingMax: 3, patienceMs: 40 };

test.each([
  [2, 2],
  [3, 2],
  [10, 6],
])("of %d connections one practice takes at most %d", (connections, atOnce) => {
  expect(turnsOf(connections).atOnce).toBe(atOnce);
});

test("so much of one practice runs at a time, in the order in which it came; another practice does not wait", async () => {
  const turns = createTurns({ ...soon, patienceMs: 5_000 });
  const begun: string[] = [];
  let running: (() => void)[] = [];
  const work = (name: string) => () => {
    begun.push(name);
    return new Promise<void>((end) => running.push(end));
  };
  const endRunning = async () => {
    const ended = running;
    running = [];
    for (const end of ended) end();
    await wait(0);
  };
  const ofOne = ["one", "two", "three", "four"].map((name) => turns.take("busy", work(name)));
  const ofOther = turns.take("quiet", work("quiet"));
  await wait(0);
  expect(begun).toEqual(["one", "two", "quiet"]);
  await endRunning();
  expect(begun).toEqual(["one", "two", "quiet", "three", "four"]);
  await endRunning();
  await Promise.all([...ofOne, ofOther]);
  expect(turns.practices()).toBe(0);
});

test("what waits too long, or would be one too many, is refused, and what fails gives its turn back", async () => {
  const turns = createTurns(soon);
  const asked = Array.from({ length: 6 }, () => turns.take("busy", () => wait(80)));
  const outcomes = await Promise.allSettled(asked);
  const refused = outcomes.flatMap((outcome) => (outcome.status === "rejected" ? [outcome.reason instanceof PracticeBusyError] : []));
  expect(refused).toEqual([true, true, true, true]);
  await expect(turns.take("busy", () => Promise.reject(new Error("failed")))).rejects.toThrow("failed");
  expect(await turns.take("busy", async () => "in turn")).toBe("in turn");
  expect(turns.practices()).toBe(0);
});

test("nothing is kept of 20,000 practices that have been served", async () => {
  const turns = createTurns(turnsOf(10));
  const served = Array.from({ length: 20_000 }, (_, index) => turns.take(`practice ${index}`, async () => index));
  expect(turns.practices()).toBe(20_000);
  await Promise.all(served);
  expect(turns.practices()).toBe(0);
});
