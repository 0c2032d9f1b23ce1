import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { setTimeout as wait } from "node:timers/promises";
import { eq, sql } from "drizzle-orm";
import { expect, onTestFinished, test } from "vitest";
import { schema } from "~/db/schema.server";
import { startAppServer } from "~tests/helpers/app-server";
import { resetDatabase } from "~tests/helpers/database";
import { isFull } from "~tests/helpers/figures";
import { givenCatalogue, givenPerson, givenPractice } from "~tests/helpers/given";
import { givenMailServer } from "~tests/helpers/mail-server";
import { biofinity, placeOrder } from "~tests/services/orders/placed-orders";
import { raceDatabase, raceDatabaseUrl } from "./race-database";

const orders = isFull ? 20 : 6;
const answersAfterMs = isFull ? 12_000 : 2_000;

type Post = { orderId: string; beganAtMs: number; endedAtMs: number };

/** A distributor that takes its time, and more for the first order while `onFirst` works. */
async function givenSlowDistributor(onFirst: () => Promise<void>) {
  const posts: Post[] = [];
  const answer = async (request: IncomingMessage, response: ServerResponse) => {
    const beganAtMs = performance.now();
    const post = { orderId: String(request.headers["idempotency-key"]), beganAtMs, endedAtMs: Number.POSITIVE_INFINITY };
    posts.push(post);
    const first = posts.length === 1 ? onFirst() : null;
    request.resume();
    await Promise.all([first, wait(answersAfterMs)]);
    post.endedAtMs = performance.now();
    response.end("{}");
  };
  const server = createServer((request, response) => void answer(request, response));
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  onTestFinished(() => void server.close());
  return { url: `http://portal:secret@127.0.0.1:${(server.address() as AddressInfo).port}/orders`, posts };
}

/** Two posts of one order, one of which began while the other was not answered. */
const overlaps = (posts: readonly Post[]) =>
  posts.flatMap((one, index) =>
    posts
      .slice(index + 1)
      .filter((other) => other.orderId === one.orderId && other.beganAtMs < one.endedAtMs && one.beganAtMs < other.endedAtMs),
  );

test(`two processes hand over ${orders} orders, each once, to a distributor that takes ${answersAfterMs / 1000} s, and mails are sent meanwhile`, async () => {
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
});
