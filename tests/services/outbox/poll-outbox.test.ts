import { setTimeout as wait } from "node:timers/promises";
import { v7 as uuid } from "uuid";
import { beforeEach, expect, onTestFinished, test, vi } from "vitest";
import type { Doors } from "~/db/doors.server";
import { schema } from "~/db/schema.server";
import { pollOutbox } from "~/services/outbox/poll-outbox.server";
import type { OutboxHandler } from "~/services/outbox/send-leased.server";
import { resetDatabase, testDatabase } from "~tests/helpers/database";
import { givenPractice, now } from "~tests/helpers/given";

beforeEach(resetDatabase);

const rows = async () => (await testDatabase()).owner.select().from(schema.outbox).orderBy(schema.outbox.id);
const quantitySent = async () => (await rows()).filter(({ sentAt }) => sentAt !== null).length;

async function givenMails(quantity: number): Promise<void> {
  const { owner } = await testDatabase();
  const { tenantId } = await givenPractice();
  const mail = () => ({ tenantId, id: uuid(), kind: "mail" as const, payload: { link: "secret" }, availableAt: now });
  await owner.insert(schema.outbox).values(Array.from({ length: quantity }, mail));
}

const away = Object.assign(new Error("terminating connection"), { code: "57P01" });

/** Sends mails until the end of the test; before each transaction `enter` is called, which may fail. */
async function poll(handler: OutboxHandler, { enter = () => {}, everyMilliseconds = 200 } = {}) {
  const { doors } = await testDatabase();
  let transactions = 0;
  const counted: Doors = {
    ...doors,
    asOutbox: async (work) => {
      enter();
      transactions += 1;
      return doors.asOutbox(work);
    },
  };
  const troubles: unknown[] = [];
  const onTrouble = (trouble: unknown) => void troubles.push(trouble);
  const stop = pollOutbox({ doors: counted, handlers: { mail: handler }, clock: () => now, everyMilliseconds, onTrouble });
  onTestFinished(stop);
  return { stop, troubles, transactions: () => transactions };
}

test("what came of several messages is recorded with the search for the next ones", async () => {
  await givenMails(4);
  const seen: string[] = [];
  const { transactions } = await poll(async ({ id }) => void seen.push(id), { everyMilliseconds: 1000 });
  await vi.waitFor(async () => expect(await quantitySent()).toBe(4), 5000);
  expect(transactions()).toBe(2);
  expect(new Set(seen).size).toBe(4);
});

test("at most four messages are on their way at a time, and all of them are sent", async () => {
  await givenMails(11);
  let [running, most] = [0, 0];
  await poll(async () => {
    running += 1;
    most = Math.max(most, running);
    await wait(10);
    running -= 1;
  });
  await vi.waitFor(async () => expect(await quantitySent()).toBe(11), 5000);
  expect(most).toBe(4);
});

test("what cannot be recorded while the database is away is recorded later, and its message sent once", async () => {
  await givenMails(2);
  let isAway = false;
  const seen: string[] = [];
  const { troubles } = await poll(
    async ({ id }) => {
      seen.push(id);
      isAway = true;
    },
    {
      enter: () => {
        if (isAway) throw away;
      },
    },
  );
  await vi.waitFor(() => expect(troubles).toContainEqual({ error: away }));
  isAway = false;
  await vi.waitFor(async () => expect(await quantitySent()).toBe(2));
  expect(seen).toHaveLength(2);
  expect((await rows()).map(({ attempts }) => attempts)).toEqual([1, 1]);
});

test("whoever stops it waits until what is on its way is sent and recorded", async () => {
  await givenMails(6);
  const { stop } = await poll(() => wait(100));
  await vi.waitFor(async () => expect((await rows()).filter(({ attempts }) => attempts > 0)).toHaveLength(4));
  await stop();
  expect((await rows()).map(({ sentAt, attempts }) => [sentAt !== null, attempts])).toEqual([
    ...Array.from({ length: 4 }, () => [true, 1]),
    ...Array.from({ length: 2 }, () => [false, 0]),
  ]);
});
