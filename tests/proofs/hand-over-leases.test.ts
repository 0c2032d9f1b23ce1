import { setTimeout as wait } from "node:timers/promises";
import { and, eq, gte, inArray, isNull, sql } from "drizzle-orm";
import { expect, onTestFinished, test } from "vitest";
import { schema } from "~/db/schema.server";
import { startAppServer } from "~tests/helpers/app-server";
import { resetDatabase } from "~tests/helpers/database";
import { isFull, testInFull } from "~tests/helpers/figures";
import { givenCatalogue, givenPerson, givenPractice } from "~tests/helpers/given";
import { openReceiver, overlaps } from "~tests/helpers/hand-over-receiver";
import { givenMailServer } from "~tests/helpers/mail-server";
import { seededChance } from "~tests/helpers/seeded-chance";
import { biofinity, placeOrder } from "~tests/services/orders/placed-orders";
import { raceDatabase, raceDatabaseUrl } from "./race-database";

const orders = isFull ? 20 : 6;
const answersAfterMs = isFull ? 12_000 : 2_000;

/** A distributor that takes its time, and more for the first order while `onFirst` works. */
async function givenSlowDistributor(onFirst: () => Promise<void>) {
  let isFirst = true;
  const receiver = await openReceiver(async () => {
    const first = isFirst ? onFirst() : null;
    isFirst = false;
    await Promise.all([first, wait(answersAfterMs)]);
    return 200;
  });
  onTestFinished(receiver.close);
  return receiver;
}

testInFull(
  `two processes hand over ${orders} orders, each once, to a distributor that takes ${answersAfterMs / 1000} s, and mails are sent meanwhile`,
  async () => {
    await raceDatabase();
    const { owner } = await resetDatabase();
    await givenCatalogue();
    const person = await givenPerson(await givenPractice());
    for (let index = 1; index <= orders; index += 1) await placeOrder(person, { lines: [biofinity(-index / 4, 1)] });
    const { outbox } = schema;
    const release = async (kind: "mail" | "handOver") => {
      await owner.update(outbox).set({ availableAt: sql`now()` }).where(eq(outbox.kind, kind));
    };

    const mails = await givenMailServer();
    const mailsBeforeTheFirstAnswer: number[] = [];
    const distributor = await givenSlowDistributor(async () => {
      await release("mail");
      for (let tries = 0; mails.received.length < orders && tries < 120; tries += 1) await wait(100);
      mailsBeforeTheFirstAnswer.push(mails.received.length);
    });
    await release("handOver");
    const environment = {
      ...{ DATABASE_URL: await raceDatabaseUrl(), SESSION_SECRET: "a secret of at least 32 characters" },
      ...{ DISTRIBUTOR_URL: distributor.url, SMTP_URL: mails.url },
    };
    const servers = await Promise.all([startAppServer(environment), startAppServer(environment)]);
    onTestFinished(async () => {
      await Promise.all(servers.map((server) => server.stop()));
    });

    const unsent = async () => (await owner.select().from(outbox)).filter(({ sentAt }) => sentAt === null);
    while ((await unsent()).length > 0) await wait(200);
    const rows = await owner.select().from(outbox);
    expect(mailsBeforeTheFirstAnswer).toEqual([orders]);
    expect(overlaps(distributor.posts)).toEqual([]);
    expect(distributor.posts.map(({ orderId }) => orderId).sort()).toEqual(
      rows.flatMap(({ kind, subjectId }) => (kind === "handOver" ? [subjectId] : [])).sort(),
    );
    expect(rows.map(({ attempts, leaseId, leasedUntil }) => ({ attempts, leaseId, leasedUntil }))).toEqual(
      rows.map(() => ({ attempts: 1, leaseId: null, leasedUntil: null })),
    );
  },
);

/** After so many attempts (`patient`) an order waits no longer for its next: of 500 one fails seven times, longer than a test may take. */
const many = isFull
  ? { processes: 4, orders: 500, hangsMs: 12_000, kills: 2, patient: 4 }
  : { processes: 2, orders: 12, hangsMs: 1_000, kills: 1, patient: 1 };
const mailsWithinMs = isFull ? 10_000 : 20_000;
const mailGroups = 4;

test(`${many.processes} processes hand over ${many.orders} orders to a distributor that fails, hangs and is killed, no two posts of one at a time`, async () => {
  await raceDatabase();
  const { owner } = await resetDatabase();
  await givenCatalogue();
  const person = await givenPerson(await givenPractice());
  for (let index = 1; index <= many.orders; index += 1) await placeOrder(person, { lines: [biofinity(-1 - (index % 20) / 4, 1)] });
  const { outbox } = schema;
  const chance = seededChance(20261127);
  const receiver = await openReceiver(async () => {
    const drawn = chance();
    if (drawn < 0.1) await wait(many.hangsMs);
    return drawn > 0.7 ? 500 : 200;
  });
  onTestFinished(receiver.close);
  const mails = await givenMailServer();
  const environment = {
    ...{ DATABASE_URL: await raceDatabaseUrl(), SESSION_SECRET: "a secret of at least 32 characters" },
    ...{ DISTRIBUTOR_URL: receiver.url, SMTP_URL: mails.url },
  };
  // Nothing is due before it is released.
  await owner.update(outbox).set({ availableAt: sql`now() + interval '1 day'` });
  const servers = await Promise.all(Array.from({ length: many.processes }, () => startAppServer(environment)));
  onTestFinished(async () => {
    await Promise.all(servers.map((server) => server.stop()));
  });

  const rowsOf = (kind: "mail" | "handOver") => owner.select().from(outbox).where(eq(outbox.kind, kind));
  const release = async (kind: "mail" | "handOver", ids: readonly string[]) => {
    await owner
      .update(outbox)
      .set({ availableAt: sql`now()` })
      .where(and(eq(outbox.kind, kind), inArray(outbox.id, [...ids])));
  };
  const handedOver = async () => (await rowsOf("handOver")).filter(({ sentAt }) => sentAt !== null).length;
  const waitingMails = (await rowsOf("mail")).map(({ id }) => id);
  await release(
    "handOver",
    (await rowsOf("handOver")).map(({ id }) => id),
  );

  const mailsTookMs: number[] = [];
  for (let group = 0; group < mailGroups; group += 1) {
    const ids = waitingMails.filter((_, index) => index % mailGroups === group);
    const startedAtMs = performance.now();
    await release("mail", ids);
    const expected = mails.received.length + ids.length;
    while (mails.received.length < expected) await wait(50);
    mailsTookMs.push(performance.now() - startedAtMs);
    // The receiver is killed between the groups, in the middle of what it was given.
    if (group < many.kills) {
      receiver.kill();
      await wait(500);
      await receiver.restart();
    }
  }
  const oftenFailed = and(eq(outbox.kind, "handOver"), isNull(outbox.sentAt), isNull(outbox.leaseId), gte(outbox.attempts, many.patient));
  for (; (await handedOver()) < many.orders; await wait(200)) {
    await owner.update(outbox).set({ availableAt: sql`now()` }).where(oftenFailed);
  }
  const taken = receiver.posts.filter(({ status }) => status === 200).map(({ orderId }) => orderId);
  console.info(`${receiver.posts.length} posts of ${many.orders} orders, mails within ${Math.max(...mailsTookMs).toFixed(0)} ms`);
  expect(new Set(taken).size).toBe(many.orders);
  expect(overlaps(receiver.posts)).toEqual([]);
  expect(Math.max(...mailsTookMs)).toBeLessThan(mailsWithinMs);
});

const slowAnswerMs = 5_000;

test(`a process that is stopped while it hands over an order waits ${slowAnswerMs / 1000} s for the answer, records it and begins no other`, async () => {
  await raceDatabase();
  const { owner } = await resetDatabase();
  await givenCatalogue();
  const person = await givenPerson(await givenPractice());
  for (const power of [-1, -2]) await placeOrder(person, { lines: [biofinity(power, 1)] });
  const { outbox } = schema;
  const handOvers = () => owner.select().from(outbox).where(eq(outbox.kind, "handOver")).orderBy(outbox.id);
  const [first, second] = (await handOvers()).map(({ id }) => eq(outbox.id, id));
  const receiver = await openReceiver(() => wait(slowAnswerMs, 200));
  onTestFinished(receiver.close);
  await owner.update(outbox).set({ availableAt: sql`now() + interval '1 day'` });
  await owner.update(outbox).set({ availableAt: sql`now()` }).where(first);
  const server = await startAppServer({
    ...{ DATABASE_URL: await raceDatabaseUrl(), SESSION_SECRET: "a secret of at least 32 characters" },
    ...{ DISTRIBUTOR_URL: receiver.url, DRAIN_SECONDS: "3" },
  });
  onTestFinished(() => void server.stop());
  while (receiver.posts.length === 0) await wait(20);
  const stopped = server.stop();
  await wait(200);
  await owner.update(outbox).set({ availableAt: sql`now()` }).where(second);
  expect(await stopped).toBe(0);
  expect(receiver.posts.map(({ status }) => status)).toEqual([200]);
  expect((await handOvers()).map(({ sentAt, attempts, leaseId }) => [sentAt !== null, attempts, leaseId])).toEqual([
    [true, 1, null],
    [false, 0, null],
  ]);
  expect(server.output()).not.toContain("stopping failed");
});
