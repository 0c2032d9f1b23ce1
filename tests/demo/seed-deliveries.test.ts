import { expect, test } from "vitest";
import { schema } from "~/db/schema.server";
import { seedDemo } from "~/demo/seed-demo.server";
import { resetDatabase } from "~tests/helpers/database";
import { now } from "~tests/helpers/given";
import { rowsOf } from "./seeded-rows";

const sum = (amounts: number[]) => amounts.reduce((total, amount) => total + amount, 0);

test("what arrived in Korea more than five days ago was counted, every lens with its lot and expiry (D99)", async () => {
  await seedDemo(await resetDatabase(), now);
  const steps = await rowsOf(schema.statusHistory);
  const arrivedAt = new Map(steps.filter(({ toStatus }) => toStatus === "Delivered").map(({ transactionId, at }) => [transactionId, at]));
  const korean = new Set((await rowsOf(schema.orders)).filter(({ countryCode }) => countryCode === "KR").map(({ id }) => id));
  const countedBefore = now.getTime() - 5 * 86_400_000;
  const arrived = (await rowsOf(schema.transactions)).filter(
    ({ id, orderId }) => korean.has(orderId) && (arrivedAt.get(id)?.getTime() ?? now.getTime()) <= countedBefore,
  );
  const received = await rowsOf(schema.receivedBoxes);
  const counted = received.map(({ transactionId, lineId, quantity }) => `${transactionId} ${lineId} ${quantity}`).sort();
  expect(counted).toEqual(
    arrived.flatMap(({ id, merchandise }) => merchandise.lines.map((line) => `${id} ${line.id} ${line.quantity}`)).sort(),
  );
  const lenses = received.filter(({ product }) => product?.isLens);
  expect(lenses.length).toBeGreaterThan(100);
  expect(
    lenses.filter(({ lot, expiresOn, countedAt }) => !/^\d{10}$/.test(lot ?? "") || (expiresOn ?? "") <= countedAt.toISOString()),
  ).toEqual([]);
  const deliveries = await rowsOf(schema.deliveries);
  expect(sum(deliveries.map(({ boxesQuantity }) => boxesQuantity ?? 0))).toBe(sum(received.map(({ quantity }) => quantity)));
  expect(deliveries.every(({ finishedAt }) => finishedAt !== null && finishedAt < now)).toBe(true);
});
