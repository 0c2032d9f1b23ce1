import { eq, sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { schema } from "~/db/schema.server";
import { resetDatabase } from "~tests/helpers/database";
import { callsFor, givenPerson, givenPractice, now } from "~tests/helpers/given";
import { raceDatabase } from "./race-database";

/** The connections to this database that wait for a row; one transaction would always read the same. */
const waiting = sql`select pid from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;

test("a request does not wait for another one that records the use of its session", async () => {
  const { owner } = await raceDatabase();
  await resetDatabase();
  const person = await givenPerson(await givenPractice());
  const ofPractice = eq(schema.sessions.tenantId, person.tenantId);
  const seenAt = async () => (await owner.select({ at: schema.sessions.seenAt }).from(schema.sessions).where(ofPractice))[0]?.at;
  const later = new Date(now.getTime() + 61_000);
  const ask = async () => (await callsFor(person, { now: later })).session.read();
  await owner.transaction(async (tx) => {
    await tx.update(schema.sessions).set({ seenAt: now }).where(ofPractice);
    let answer: Awaited<ReturnType<typeof ask>> | null = null;
    const asking = ask().then((answered) => {
      answer = answered;
    });
    while (!answer) expect(((await owner.execute(waiting)) as { rows: unknown[] }).rows).toEqual([]);
    await asking;
    expect(answer).toMatchObject({ user: { _id: person.userId } });
  });
  expect(await seenAt()).toEqual(now);
  await ask();
  expect(await seenAt()).toEqual(later);
});
