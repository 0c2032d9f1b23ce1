import { v7 as uuid } from "uuid";
import { beforeEach, expect, test } from "vitest";
import { schema } from "~/db/schema.server";
import { loadQueues } from "~/services/outbox/load-queues.server";
import { resetDatabase, testDatabase } from "~tests/helpers/database";
import { givenPractice, now } from "~tests/helpers/given";

beforeEach(resetDatabase);

const minutesAgo = (minutes: number) => new Date(now.getTime() - minutes * 60_000);

test("what is due waits since then, what failed since it was queued; what is not due, sent or dropped does not wait", async () => {
  const { owner, doors } = await testDatabase();
  const { tenantId } = await givenPractice();
  const message = { tenantId, payload: {} };
  const queuedAt = (minutes: number) => uuid({ msecs: minutesAgo(minutes).getTime() });
  await owner.insert(schema.outbox).values([
    { ...message, id: queuedAt(90), kind: "mail", availableAt: minutesAgo(2) },
    { ...message, id: queuedAt(40), kind: "mail", availableAt: minutesAgo(-5), attempts: 3 },
    { ...message, id: queuedAt(9), kind: "handOver", availableAt: minutesAgo(-5) },
    { ...message, id: queuedAt(9), kind: "request", availableAt: minutesAgo(9), sentAt: now },
    { ...message, id: queuedAt(9), kind: "request", availableAt: minutesAgo(9), droppedAt: now },
  ]);
  const nothing = { waiting: 0, oldestSeconds: 0 };
  expect(await loadQueues(doors, now)).toEqual({ mail: { waiting: 2, oldestSeconds: 2400 }, handOver: nothing, request: nothing });
});
