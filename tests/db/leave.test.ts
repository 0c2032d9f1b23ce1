import { setTimeout as wait } from "node:timers/promises";
import { sql } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import type { PracticeDb } from "~/db/database.server";
import { leave } from "~/db/leave.server";
import { raiseCounter } from "~/db/queries/practice/counters.server";
import { sqlStateOf } from "~/db/retry-conflicts.server";
import { schema } from "~/db/schema.server";
import { resetDatabase, testDatabase } from "~tests/helpers/database";
import { givenPractice } from "~tests/helpers/given";

let tenantId: string;

beforeEach(async () => {
  await resetDatabase();
  ({ tenantId } = await givenPractice());
});

async function inPractice<Answer>(work: (db: PracticeDb) => Promise<Answer>): Promise<Answer> {
  return (await testDatabase()).doors.withTenant(tenantId, work);
}

const counters = async () =>
  (await (await testDatabase()).owner.select().from(schema.counters)).map(({ name, value }) => `${name} ${value}`);

const failing = ({ tx }: PracticeDb) => Promise.resolve(tx.execute(sql`select 1 / 0`));

test("what a transaction leaves is done once it has been committed", async () => {
  const answer = await inPractice(async (db) => {
    await leave(db, raiseCounter(db, "one", 3), raiseCounter(db, "another", 1));
    return "done";
  });
  expect(answer).toBe("done");
  expect((await counters()).toSorted()).toEqual(["another 1", "one 3"]);
});

test("nothing is committed when it fails, and its failure is thrown, not that of what follows", async () => {
  const left = inPractice((db) => leave(db, raiseCounter(db, "one", 1), failing(db)));
  expect(sqlStateOf(await left.catch((error: unknown) => error))).toBe("22012");
  const followed = inPractice(async (db) => {
    await leave(db, failing(db));
    await raiseCounter(db, "one", 1);
  });
  expect(sqlStateOf(await followed.catch((error: unknown) => error))).toBe("22012");
  expect(await counters()).toEqual([]);
});

test("a work that would begin a statement after the commit fails where commits are not waited for", async () => {
  const { kind } = await testDatabase();
  const isWaitedFor = kind === "embedded" || process.env.TEST_POOLER_URL !== undefined;
  const late = inPractice((db) => leave(db, wait(200)));
  const refused = expect.objectContaining({ message: "What a transaction left began a statement after its end" });
  expect(await late.catch((error: unknown) => error)).toEqual(isWaitedFor ? undefined : refused);
});
