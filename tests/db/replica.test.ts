import { setTimeout as wait } from "node:timers/promises";
import { expect, onTestFinished, test, vi } from "vitest";
import type { Database } from "~/db/database.server";
import { createReplica, type ReplicaNeed } from "~/db/replica.server";
import { bytesOf, writtenCourse } from "~/db/wal-position.server";

/** A primary and a stand-by that are at these positions; the stand-by begins after a pause. */
function pairAt({ primary, standby, pauseMs = 0 }: { primary: string; standby: string | null; pauseMs?: number }) {
  const at = { primary, standby };
  const troubles: unknown[] = [];
  const answering = (position: () => string | null) => ({ execute: async () => ({ rows: [{ position: position() }] }) });
  const tx = { ...answering(() => at.standby), _: { session: {} } };
  const transaction = async (work: (given: typeof tx) => Promise<unknown>) => {
    await wait(pauseMs);
    return work(tx);
  };
  const replica = createReplica({
    primary: answering(() => at.primary) as unknown as Database,
    replica: { ...tx, transaction } as unknown as Database,
    doorsBy: "commands",
    onTrouble: (error) => void troubles.push(error),
    closePool: async () => undefined,
  });
  onTestFinished(() => replica.close());
  const read = (need: Partial<ReplicaNeed> = {}) =>
    replica
      .readTenant("practice", { after: null, behindMsMax: 5_000, ...need }, async ({ behindMs = -1 }) => (behindMs >= 0 ? "replica" : "?"))
      .catch((error: unknown) => (replica.isPassedOver(error) ? "primary" : "error"));
  return { at, replica, read, troubles };
}

const afterNoting = () => wait(5);

test.each([
  ["0/A", 10n],
  ["1/0", 4_294_967_296n],
  ["16/B374D848", 97_500_059_720n],
])("position %s is byte %d", (position, bytes) => {
  expect(bytesOf(position)).toBe(bytes);
});

test("what lies at a position is as old as the last moment at which the primary had been written no farther", () => {
  const course = writtenCourse();
  expect(course.ageMs("0/100", 0)).toBeNull();
  course.note("0/100", 1_000);
  course.note("0/100", 2_000);
  course.note("0/200", 3_000);
  expect(course.ageMs("0/FF", 4_000)).toBeNull();
  expect(course.ageMs("0/1FF", 4_000)).toBe(2_000);
  expect(course.ageMs("0/200", 4_000)).toBe(1_000);
});

test.each([
  ["nothing", null, "replica"],
  ["what the stand-by has", "0/100", "replica"],
  ["what it does not have yet", "0/101", "primary"],
])("somebody who wrote %s reads from the right one", async (_, after, expected) => {
  const { read, troubles } = pairAt({ primary: "0/100", standby: "0/100" });
  await afterNoting();
  expect(await read({ after })).toBe(expected);
  expect(troubles).toEqual([]);
});

test("a stand-by of which is not known how old it is, and a server that is none, are passed over", async () => {
  const unknown = pairAt({ primary: "0/200", standby: "0/100" });
  const promoted = pairAt({ primary: "0/100", standby: null });
  await afterNoting();
  expect([await unknown.read(), await promoted.read()]).toEqual(["primary", "primary"]);
});

test.each([
  ["lacks what was written", { standby: "0/100", after: "0/200" }],
  ["is no stand-by any more", { standby: null, after: null }],
])("while only a stand-by can answer, the connection to one that %s is closed", async (_, { standby, after }) => {
  const { replica } = pairAt({ primary: "0/200", standby });
  await afterNoting();
  for (const elsewhere of [true, false]) {
    const read = replica.readTenant("practice", { after, behindMsMax: 5_000, elsewhere }, async () => "read");
    await expect(read).rejects.toMatchObject({ name: "PassedOver", closes: elsewhere });
  }
});

test("a stand-by that is slow to begin is passed over, told once, and left alone for a while", async () => {
  const { replica, read, troubles } = pairAt({ primary: "0/100", standby: "0/100", pauseMs: 700 });
  await afterNoting();
  expect(replica.isAway()).toBe(false);
  expect(await read()).toBe("primary");
  expect([replica.isAway(), troubles.length]).toEqual([true, 1]);
  await wait(300);
});

test("a primary that hangs is asked for its position once, and again when it has answered", async () => {
  vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
  onTestFinished(() => void vi.useRealTimers());
  const waiting: (() => void)[] = [];
  const execute = () => new Promise((_, reject) => waiting.push(() => reject(new Error("lost"))));
  const replica = createReplica({
    primary: { execute } as unknown as Database,
    replica: { execute } as unknown as Database,
    doorsBy: "commands",
    onTrouble: () => undefined,
    closePool: async () => undefined,
  });
  vi.advanceTimersByTime(30_000);
  expect(waiting).toHaveLength(1);
  waiting[0]?.();
  await wait(1);
  vi.advanceTimersByTime(1_000);
  expect(waiting).toHaveLength(2);
  await replica.close();
});
