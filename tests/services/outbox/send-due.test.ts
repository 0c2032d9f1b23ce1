import { sql } from "drizzle-orm";
import { v7 as uuid } from "uuid";
import { beforeEach, describe, expect, test } from "vitest";
import { schema } from "~/db/schema.server";
import { type OutboxResult, recordAndLease, retryPauseMilliseconds, sendLeased } from "~/services/outbox/send-leased.server";
import { resetDatabase, testDatabase } from "~tests/helpers/database";
import { givenPractice, now } from "~tests/helpers/given";
import { sendDue } from "./send-due";

beforeEach(resetDatabase);

const secondsLater = (seconds: number) => new Date(now.getTime() + seconds * 1000);
const rows = async () => (await testDatabase()).owner.select().from(schema.outbox).orderBy(schema.outbox.id);

async function givenMessage(parts: Partial<typeof schema.outbox.$inferInsert> = {}) {
  const { owner } = await testDatabase();
  const { tenantId } = parts.tenantId ? { tenantId: parts.tenantId } : await givenPractice();
  const message = { tenantId, id: uuid(), kind: "mail" as const, payload: { link: "secret" }, availableAt: now, ...parts };
  await owner.insert(schema.outbox).values(message);
  return message;
}

const lease = async (at: Date) => recordAndLease((await testDatabase()).doors, [], { kind: "mail", limit: 1, now: at });
const record = async (result: OutboxResult) => recordAndLease((await testDatabase()).doors, [result], { kind: "mail", limit: 0, now });

/** A handler that notes what it was given and fails while told to. */
function recorder({ fails = false } = {}) {
  const seen: string[] = [];
  const handler = async ({ id }: { id: string }) => {
    seen.push(id);
    if (fails) throw Object.assign(new Error("550 noa@einayim.example"), { code: "EENVELOPE", responseCode: 550 });
  };
  return { seen, handler };
}

describe("an outbox message", () => {
  test("is sent once, and a sent mail keeps neither its link nor its address", async () => {
    const { id } = await givenMessage();
    const { doors } = await testDatabase();
    const { seen, handler } = recorder();
    expect(await sendDue({ doors, handlers: { mail: handler } }, now)).toEqual({ sent: 1, failed: 0 });
    expect(await sendDue({ doors, handlers: { mail: handler } }, secondsLater(600))).toEqual({ sent: 0, failed: 0 });
    expect(seen).toEqual([id]);
    expect(await rows()).toMatchObject([{ sentAt: now, attempts: 1, payload: {} }]);
  });

  test("is retried after growing pauses, with a reason that names no address", async () => {
    await givenMessage();
    const { doors } = await testDatabase();
    const failing = recorder({ fails: true });
    expect(await sendDue({ doors, handlers: { mail: failing.handler } }, now)).toEqual({ sent: 0, failed: 1 });
    expect(await rows()).toMatchObject([{ sentAt: null, attempts: 1, lastError: "Error EENVELOPE 550", availableAt: secondsLater(5) }]);
    expect(await sendDue({ doors, handlers: { mail: failing.handler } }, secondsLater(4))).toEqual({ sent: 0, failed: 0 });
    await sendDue({ doors, handlers: { mail: failing.handler } }, secondsLater(5));
    expect(await rows()).toMatchObject([{ attempts: 2, availableAt: secondsLater(15), payload: { link: "secret" } }]);
    expect(await sendDue({ doors, handlers: { mail: recorder().handler } }, secondsLater(15))).toEqual({ sent: 1, failed: 0 });
    expect(await rows()).toMatchObject([{ lastError: null, sentAt: secondsLater(15) }]);
  });

  test.each([
    ["its time has not come", { availableAt: secondsLater(1) }],
    ["it was dropped", { droppedAt: now }],
    ["nobody sends its kind", { kind: "handOver" as const }],
  ])("waits when %s", async (_, parts) => {
    await givenMessage(parts);
    const { doors } = await testDatabase();
    const { seen, handler } = recorder();
    expect(await sendDue({ doors, handlers: { mail: handler } }, now)).toEqual({ sent: 0, failed: 0 });
    expect(seen).toEqual([]);
  });

  test("is leased to its sender while it is sent, and is due again when the sender died", async () => {
    const { id } = await givenMessage();
    const { owner } = await testDatabase();
    const [held] = await lease(now);
    expect(await lease(secondsLater(3600))).toEqual([]);
    await owner.update(schema.outbox).set({ leasedUntil: sql`now()` });
    const [again] = await lease(now);
    expect([held?.id, again?.id]).toEqual([id, id]);
    expect(held?.leaseId).not.toBe(again?.leaseId);
  });

  test("is marked as sent by the lease holder, at the time it was sent", async () => {
    await givenMessage();
    const { doors, owner } = await testDatabase();
    const [lost] = await lease(now);
    await owner.update(schema.outbox).set({ leasedUntil: sql`now()` });
    const [held] = await lease(now);
    if (!lost || !held) throw new Error("Nothing was leased");
    await record(await sendLeased({ doors, handler: recorder({ fails: true }).handler, clock: () => secondsLater(11) }, lost));
    expect(await rows()).toMatchObject([{ sentAt: null, lastError: null, leaseId: held.leaseId }]);
    await record(await sendLeased({ doors, handler: recorder().handler, clock: () => secondsLater(12) }, held));
    expect(await rows()).toMatchObject([{ sentAt: secondsLater(12), leaseId: null, leasedUntil: null }]);
  });

  test("is sent once by two senders at the same time", async () => {
    const practice = await givenPractice();
    for (let times = 0; times < 6; times += 1) await givenMessage({ tenantId: practice.tenantId });
    const { doors } = await testDatabase();
    const { seen, handler } = recorder();
    const outcomes = await Promise.all([
      sendDue({ doors, handlers: { mail: handler } }, now),
      sendDue({ doors, handlers: { mail: handler } }, now),
    ]);
    expect(outcomes.reduce((sum, { sent }) => sum + sent, 0)).toBe(6);
    expect(new Set(seen).size).toBe(6);
    expect(seen).toHaveLength(6);
  });
});

test.each([
  [1, 5],
  [2, 10],
  [5, 80],
  [30, 3600],
])("after failure %d the pause is %d seconds, and up to a fifth less", (attempts, seconds) => {
  expect([0, 0.5, 1].map((random) => retryPauseMilliseconds(attempts, random) / 1000)).toEqual([seconds, seconds * 0.9, seconds * 0.8]);
});
