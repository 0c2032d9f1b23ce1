import { beforeAll, describe, expect, test } from "vitest";
import { schema } from "~/db/schema.server";
import { ilSeries, krSeries } from "~/demo/catalogue/demo-series";
import { solutions } from "~/demo/catalogue/solutions";
import { seedDemo } from "~/demo/seed-demo.server";
import { searchWords } from "~/domain/account/search-key";
import { addDays, daysBetween } from "~/domain/calendar/days";
import { findConfirmationParts } from "~/domain/order/confirmation-number";
import { checkKind } from "~/domain/order/preorder-kind";
import { canMove, orderStatuses, orderStatusOf } from "~/domain/order/status";
import { vatOf } from "~/domain/price/price-order";
import { parseImageId } from "~/domain/product/image-paths";
import { parseProductId } from "~/domain/product/product-id";
import { editions } from "~/editions/editions";
import { resetDatabase } from "~tests/helpers/database";
import { now } from "~tests/helpers/given";
import { rowsOf } from "./seeded-rows";

type Rows = {
  orders: (typeof schema.orders.$inferSelect)[];
  transactions: (typeof schema.transactions.$inferSelect)[];
  history: (typeof schema.statusHistory.$inferSelect)[];
  carts: (typeof schema.carts.$inferSelect)[];
  preorders: (typeof schema.preorders.$inferSelect)[];
};
let rows: Rows;

const sum = (amounts: number[]) => amounts.reduce((total, amount) => total + amount, 0);
const historyOf = new Map<string, Rows["history"]>();
const partsOf = (orderId: string) =>
  rows.transactions.filter((each) => each.orderId === orderId).sort((one, other) => one.transactionSortOrder - other.transactionSortOrder);
const linesOf = (orderId: string) => partsOf(orderId).flatMap(({ merchandise }) => merchandise.lines);

beforeAll(async () => {
  await seedDemo(await resetDatabase(), now);
  rows = {
    orders: await rowsOf(schema.orders),
    transactions: await rowsOf(schema.transactions),
    history: await rowsOf(schema.statusHistory),
    carts: await rowsOf(schema.carts),
    preorders: await rowsOf(schema.preorders),
  };
  const inOrder = rows.history.sort((one, other) => one.seq - other.seq);
  for (const step of inOrder) historyOf.set(step.transactionId, [...(historyOf.get(step.transactionId) ?? []), step]);
});

test("the last thirteen months hold hundreds of orders, and every practice has one in every status", () => {
  expect(rows.orders.length).toBeGreaterThan(400);
  expect(rows.orders.length).toBeLessThan(650);
  const oldest = Math.min(...rows.orders.map(({ placedAt }) => placedAt.getTime()));
  expect(oldest).toBeGreaterThan(new Date("2025-10-15T00:00:00Z").getTime());
  expect(rows.orders.every(({ placedAt }) => placedAt < now)).toBe(true);
  for (const tenantId of new Set(rows.orders.map((order) => order.tenantId))) {
    const found = new Set(rows.orders.filter((order) => order.tenantId === tenantId).map(({ status }) => status));
    expect([...found].sort()).toEqual([...orderStatuses].sort());
  }
});

test("an order states the patient's prescription of its day", async () => {
  const patients = new Map((await rowsOf(schema.patients)).map((patient) => [patient.id, patient]));
  const stated = rows.orders
    .sort((one, other) => other.placedAt.getTime() - one.placedAt.getTime())
    .flatMap(({ id, patientId, placedAt }) => {
      const { rx } = partsOf(id)[0]?.merchandise ?? {};
      return patientId && rx ? [{ patientId, day: placedAt.toISOString().slice(0, 10), ...rx }] : [];
    });
  const withTerm = stated.filter(({ expirationDate }) => expirationDate !== null);
  expect(withTerm.length).toBeGreaterThan(100);
  for (const { startDate, expirationDate, day } of withTerm) {
    expect(
      (startDate ?? "") <= addDays(day, 1) && addDays(day, -1) <= (expirationDate ?? ""),
      `${startDate} ${day} ${expirationDate}`,
    ).toBe(true);
  }
  // One term follows the other, up to the one whose end the patient's page shows.
  const ends = withTerm.map(({ patientId, expirationDate }) => [expirationDate, patients.get(patientId)?.rxExpiresOn] as const);
  expect(ends.filter(([end, last]) => !end || !last || end > last || daysBetween(end, last) % 365 !== 0)).toEqual([]);
});

describe("the history of a transaction", () => {
  test("moves only as the rule allows, forward in time and never ahead of now", () => {
    for (const { id, status, statusDetail, statusSeq } of rows.transactions) {
      const steps = historyOf.get(id) ?? [];
      expect(steps.length).toBe(statusSeq);
      expect([steps.at(-1)?.toStatus, steps.at(-1)?.detail]).toEqual([status, statusDetail]);
      for (const [index, { fromStatus, toStatus, at }] of steps.entries()) {
        const previous = steps[index - 1];
        expect(at <= now).toBe(true);
        if (!previous) continue;
        expect(fromStatus).toBe(previous.toStatus);
        expect(canMove(previous.toStatus, toStatus, steps[index - 2]?.toStatus ?? null), `${previous.toStatus} > ${toStatus}`).toBe(true);
        expect(at > previous.at).toBe(true);
      }
    }
  });

  test("decides the status of its order and what the distributor has reported", () => {
    for (const order of rows.orders) {
      const parts = partsOf(order.id);
      expect(order.status).toBe(orderStatusOf(parts));
      expect(order.cancelledAt !== null).toBe(order.status === "Cancelled");
      expect(parts.map((part) => part.transactionSortOrder)).toEqual(parts.map((_, index) => index + 1));
      const isReceived = parts.some(({ id }) => historyOf.get(id)?.some(({ toStatus }) => toStatus === "OrderReceived"));
      expect(order.erpOrderNumber !== null).toBe(isReceived);
      for (const part of parts) expect(part.trackingNumber !== null).toBe(["Shipped", "Delivered"].includes(part.status));
    }
  });
});

test("every line has its own day and the promotion that gave its discount, and the receipt says the same", () => {
  const boxes = (quantities: { quantity: number }[]) => sum(quantities.map(({ quantity }) => quantity));
  for (const order of rows.orders) {
    const lines = linesOf(order.id);
    for (const line of lines) {
      expect(line.promisedDay, line.productName).toMatch(/^\d{4}-\d{2}-\d{2}$/);
      expect(line.promotion !== null, line.productName).toBe(line.discount > 0);
    }
    const products = rows.carts.find(({ id }) => id === order.cartId)?.receipt?.orders.find(({ id }) => id === order.id)?.products ?? [];
    expect(sum(products.map(({ amount }) => amount ?? 0))).toBe(sum(lines.map(({ net }) => net)));
    expect(boxes(products)).toBe(order.boxesQuantity);
    for (const day of new Set(lines.map(({ promisedDay }) => promisedDay ?? ""))) {
      const told = products.flatMap(({ arrivals }) => arrivals).filter((part) => part.day === day);
      expect(boxes(told), day).toBe(boxes(lines.filter(({ promisedDay }) => promisedDay === day)));
    }
  }
  expect(rows.orders.some(({ id }) => linesOf(id).some(({ discount }) => discount > 0))).toBe(true);
});

describe("the sums", () => {
  test("of an order follow from its lines", () => {
    for (const order of rows.orders) {
      const edition = editions[order.countryCode === "IL" ? "IL" : "KR"];
      const lines = linesOf(order.id);
      for (const line of lines) {
        expect(line.net).toBe(line.price * line.quantity - line.discount);
        expect(line.discount >= 0 && line.net >= 0 && line.quantity > 0).toBe(true);
        if (order.purchaseType === "Trial") expect(line.price).toBe(0);
      }
      expect(order.boxesQuantity).toBe(sum(lines.map(({ quantity }) => quantity)));
      const { net, vat, gross } = vatOf(sum(lines.map((line) => line.net)) + order.feeAmount, edition.vat);
      expect([order.netAmount, order.vatAmount, order.grossAmount]).toEqual([net, vat, gross]);
      for (const { merchandise } of partsOf(order.id)) {
        expect(merchandise.price).toBe(sum(merchandise.lines.map(({ price, quantity }) => price * quantity)));
        expect(merchandise.discount).toBe(sum(merchandise.lines.map(({ discount }) => discount)));
      }
    }
  });

  test("of a receipt are those of its orders", () => {
    for (const { id, receipt, cartConfirmationNum } of rows.carts) {
      const orders = rows.orders.filter(({ cartId }) => cartId === id);
      expect(receipt?.sums.gross).toBe(sum(orders.map(({ grossAmount }) => grossAmount)));
      expect(receipt?.sums.net).toBe(sum(orders.map(({ netAmount }) => netAmount)));
      expect(receipt?.sums.fee).toBe(sum(orders.map(({ feeAmount }) => feeAmount)));
      expect(receipt?.orders.map((order) => order.id).sort()).toEqual(orders.map((order) => order.id).sort());
      expect(receipt?.cartConfirmationNum).toBe(cartConfirmationNum);
    }
    expect(sum(rows.orders.map(({ feeAmount }) => feeAmount))).toBeGreaterThan(0);
    expect(sum(rows.transactions.map(({ merchandise }) => merchandise.discount))).toBeGreaterThan(0);
    expect(rows.orders.filter(({ countryCode, feeAmount }) => countryCode === "KR" && feeAmount > 0)).toEqual([]);
  });

  test("of usual use leave out cancelled orders", async () => {
    const use = await rowsOf(schema.monthlyUse);
    const ordered = rows.orders.filter(({ status }) => status !== "Cancelled");
    expect(sum(use.map(({ boxesQuantity }) => boxesQuantity))).toBe(sum(ordered.map(({ boxesQuantity }) => boxesQuantity)));
  });
});

test("every ordered product is one that is made, and every preorder is of an allowed kind", () => {
  const series = new Map([...ilSeries, ...krSeries].map((each) => [each.id, each]));
  for (const line of rows.transactions.flatMap(({ merchandise }) => merchandise.lines)) {
    const lens = line.seriesId === null ? null : series.get(line.seriesId);
    if (lens) {
      expect(parseProductId(lens, line.productId), line.productId).toEqual({ values: line.values, packSize: line.packSize });
      expect(parseImageId(line.imageId)).toEqual({ itemId: line.seriesId, packSize: line.packSize });
      continue;
    }
    expect(solutions.map(({ id }) => id)).toContain(line.productId);
  }
  for (const preorder of rows.preorders) {
    expect(checkKind(preorder, "portal").permitted, preorder.orderType).toBe(true);
    expect(preorder.status).toBe("ordered");
  }
  expect(rows.preorders.length).toBe(rows.orders.length);
});

test("carts, orders and transactions share one running number without a gap, and the counter continues from there", async () => {
  const counters = await rowsOf(schema.counters);
  const texts = [
    ...rows.carts.map((each) => ({ of: each.tenantId, text: each.cartConfirmationNum })),
    ...rows.orders.map((each) => ({ of: each.tenantId, text: each.confirmationNum })),
    ...rows.transactions.map((each) => ({ of: each.tenantId, text: each.transactionConfirmationNum })),
  ];
  for (const { tenantId, name, value } of counters) {
    const given = texts.filter(({ of }) => of === tenantId).map(({ text }) => findConfirmationParts(text ?? "")?.runningNumber ?? 0);
    expect(name).toBe("confirmation");
    expect(given.sort((one, other) => one - other)).toEqual(Array.from({ length: value }, (_, index) => index + 1));
  }
  expect(counters).toHaveLength(3);
});

test("orders that the distributor has not received wait to be handed over when their window ends", async () => {
  const waiting = rows.orders.filter(({ status }) => status === "OrderInitialized");
  const messages = await rowsOf(schema.outbox);
  const told = (list: { id: string | null; at: Date }[]) => list.map(({ id, at }) => `${id} ${at.toISOString()}`).sort();
  expect(told(messages.map(({ subjectId, availableAt }) => ({ id: subjectId, at: availableAt })))).toEqual(
    told(waiting.map(({ id, changeableUntil }) => ({ id, at: changeableUntil }))),
  );
  expect(
    messages.every(({ kind, sentAt, payload, subjectId }) => kind === "handOver" && sentAt === null && payload.orderId === subjectId),
  ).toBe(true);
});

test("the audit trail names every checkout, its patients and the practice's own cancellations", async () => {
  const entries = await rowsOf(schema.auditEntries);
  const count = (action: string) => entries.filter((entry) => entry.action === action).length;
  expect(count("ordered")).toBe(rows.carts.length);
  expect(count("patientViewed")).toBe(rows.orders.filter(({ patientId }) => patientId !== null).length);
  expect([count("userInvited"), count("practiceEntered")]).toEqual([4, 3]);
  expect(count("orderCancelled")).toBe(
    rows.orders.filter(({ status, erpOrderNumber }) => status === "Cancelled" && erpOrderNumber === null).length,
  );
});

test("an order is found by its numbers, those of its parcels, its products and the name of its patient", async () => {
  const words = await rowsOf(schema.orderWords);
  const patients = await rowsOf(schema.patients);
  for (const order of rows.orders) {
    const own = new Set(words.filter(({ orderId }) => orderId === order.id).map(({ word }) => word));
    const patient = patients.find(({ id }) => id === order.patientId);
    const texts = [
      order.confirmationNum,
      order.cartConfirmationNum,
      ...partsOf(order.id).map(({ trackingNumber }) => trackingNumber ?? ""),
      ...linesOf(order.id).map(({ productName }) => productName),
      patient?.lastName ?? "",
    ];
    expect(searchWords(texts.join(" ")).filter((word) => !own.has(word))).toEqual([]);
  }
});
