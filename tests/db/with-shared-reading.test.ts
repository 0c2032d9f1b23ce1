import { expect, test } from "vitest";
import type { PracticeDb } from "~/db/database.server";
import { endReading, type SharedReading, withSharedReading } from "~/db/with-shared-reading.server";

const practice = "a practice";

/** A door that counts how often it was opened and what is open now, and works of one request behind it. */
function givenRequest({ fails = false } = {}) {
  const seen = { opened: 0, open: 0 };
  const shared: SharedReading = { open: null };
  const readTenant = async <Answer>(tenantId: string, work: (db: PracticeDb) => Promise<Answer>): Promise<Answer> => {
    if (fails) throw new Error("the database is away");
    seen.opened += 1;
    seen.open += 1;
    const answer = await work({ tenantId } as PracticeDb);
    seen.open -= 1;
    return answer;
  };
  const read = <Answer>(work: (db: PracticeDb) => Promise<Answer>, tenantId = practice) =>
    withSharedReading({ doors: { readTenant }, shared, tenantId }, work);
  return { seen, read, end: () => endReading(shared) };
}

const soon = () => new Promise((resolve) => setTimeout(resolve, 5));

test("reads of one request at the same time share one transaction, which ends by itself", async () => {
  const { seen, read } = givenRequest();
  const answers = await Promise.all([read(async () => 1), read(async ({ tenantId }) => tenantId), read(() => soon().then(() => 3))]);
  expect(answers).toEqual([1, practice, 3]);
  expect(await read(async () => "asked with the answer")).toBe("asked with the answer");
  expect(seen.opened).toBe(1);
  await soon();
  expect(seen.open).toBe(0);
});

test("a later read, or one of another practice, has a transaction of its own", async () => {
  const { seen, read } = givenRequest();
  await Promise.all([read(async () => 1), read(async () => 2, "another practice")]);
  await soon();
  await read(async () => 3);
  await soon();
  expect(seen).toEqual({ opened: 3, open: 0 });
});

test("a refusal reaches the read that caused it and leaves the others alone", async () => {
  const { seen, read } = givenRequest();
  const outcomes = await Promise.allSettled([read(() => Promise.reject(new Error("not found"))), read(() => soon().then(() => 2))]);
  expect(outcomes.map(({ status }) => status)).toEqual(["rejected", "fulfilled"]);
  await soon();
  expect(seen).toEqual({ opened: 1, open: 0 });
});

test("what is read after a failure has a transaction of its own, though the one that failed is still open for others", async () => {
  const { seen, read } = givenRequest();
  const slow = read(() => soon().then(() => 1));
  await expect(read(() => Promise.reject(new Error("the connection was cut")))).rejects.toThrow("was cut");
  expect(await read(async () => 2)).toBe(2);
  expect(seen.opened).toBe(2);
  await slow;
  await soon();
  expect(seen.open).toBe(0);
});

test("without a database every read fails", async () => {
  const { read } = givenRequest({ fails: true });
  await expect(Promise.all([read(async () => 1), read(async () => 2)])).rejects.toThrow("the database is away");
  await expect(read(async () => 3)).rejects.toThrow("the database is away");
});

test("a transaction in which nothing runs is ended at once when that is asked, another is left alone", async () => {
  const { seen, read, end } = givenRequest();
  await end();
  await read(async () => 1);
  await end();
  expect(seen).toEqual({ opened: 1, open: 0 });
  const slow = read(() => soon().then(() => 2));
  await read(async () => 3);
  await end();
  expect(seen).toEqual({ opened: 2, open: 1 });
  expect(await slow).toBe(2);
});
