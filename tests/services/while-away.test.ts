import { beforeEach, expect, test } from "vitest";
import type { PracticeDb } from "~/db/database.server";
import { PracticeBusyError } from "~/db/practice-busy-error.server";
import type { Replica, ReplicaNeed } from "~/db/replica.server";
import { schema } from "~/db/schema.server";
import { loadSteadily } from "~/services/while-away.server";
import { resetDatabase, testDatabase } from "~tests/helpers/database";
import { callContextFor, givenCatalogue, givenPerson, givenPractice } from "~tests/helpers/given";

beforeEach(async () => {
  await resetDatabase();
  await givenCatalogue();
});

const lost = () => new Error("Connection terminated unexpectedly");

/** A request whose primary is there for its first transaction only, and what is asked of the stand-by, which is passed over at first. */
async function givenLeavingPrimary({ standBy = true, passedOver = 0, refusal = lost() } = {}) {
  const { doors } = await testDatabase();
  const needs: ReplicaNeed[] = [];
  const replica = {
    isPassedOver: () => needs.length <= passedOver,
    readTenant: async (tenantId, need, work) => {
      needs.push(need);
      if (needs.length <= passedOver) throw new Error("no stand-by");
      return doors.readTenant(tenantId, (db) => work({ ...db, behindMs: 0 }));
    },
  } as Partial<Replica> as Replica;
  const admin = await givenPerson(await givenPractice(), { role: "practiceAdmin" });
  const context = await callContextFor(admin, { replica: standBy ? replica : null });
  let opened = 0;
  const readTenant: typeof doors.readTenant = async (tenantId, work) => {
    opened += 1;
    if (opened > 1) throw refusal;
    return doors.readTenant(tenantId, work);
  };
  const read = <Answer>(work: (db: PracticeDb) => Promise<Answer>) =>
    loadSteadily({ ...context, doors: { ...doors, readTenant } }, admin.tenantId, work);
  return { needs, read, timesOpened: () => opened };
}

/** Work that fails at its first tries, and then counts the practice's people; and how often it was tried. */
function failingWork(failures: readonly Error[]) {
  const seen = { tries: 0 };
  const work = async ({ tx }: PracticeDb) => {
    const failure = failures[seen.tries];
    seen.tries += 1;
    if (failure) throw failure;
    return tx.$count(schema.users);
  };
  return { seen, work };
}

test("a read that loses the primary in the middle is answered by the stand-by", async () => {
  const { needs, read } = await givenLeavingPrimary();
  const { seen, work } = failingWork([lost()]);
  expect(await read(work)).toBe(1);
  expect(seen.tries).toBe(2);
  expect(needs).toEqual([{ after: null, behindMsMax: 300_000, beginsWithinMs: 5_000, elsewhere: true }]);
});

test.each([
  ["loses every connection", [lost(), lost(), lost()], true, 3],
  ["is refused", [new Error("not found")], true, 1],
  ["has no stand-by", [lost()], false, 1],
])("a read that %s fails", async (_, failures, standBy, tries) => {
  const { read } = await givenLeavingPrimary({ standBy });
  const { seen, work } = failingWork(failures);
  await expect(read(work)).rejects.toThrow(failures.at(-1)?.message);
  expect(seen.tries).toBe(tries);
});

test.each([
  ["loses the stand-by in the middle too", lost()],
  ["finds no free connection at the primary then", new Error("timeout exceeded when trying to connect")],
])("a read that %s is done anew", async (_, refusal) => {
  const { needs, read } = await givenLeavingPrimary({ refusal });
  const { seen, work } = failingWork([lost(), lost()]);
  expect(await read(work)).toBe(1);
  expect([seen.tries, needs.length]).toEqual([3, 2]);
});

test("a read waits for a stand-by that is about to become the primary, or follows another one", async () => {
  const { needs, read, timesOpened } = await givenLeavingPrimary({ passedOver: 2 });
  const { seen, work } = failingWork([lost()]);
  expect(await read(work)).toBe(1);
  expect([seen.tries, needs.length, timesOpened()]).toEqual([2, 3, 2]);
});

test.each([
  ["has no free connection", new Error("timeout exceeded when trying to connect")],
  ["is busy with the practice", new PracticeBusyError()],
])("a read is answered by the stand-by when the primary %s", async (_, refusal) => {
  const { needs, read } = await givenLeavingPrimary({ refusal });
  const { seen, work } = failingWork([lost()]);
  expect(await read(work)).toBe(1);
  expect([seen.tries, needs.length]).toEqual([2, 1]);
});
