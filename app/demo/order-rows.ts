import type { schema } from "~/db/schema.server";
import { searchWords } from "~/domain/account/search-key";
import { confirmationLetters, confirmationNumber } from "~/domain/order/confirmation-number";
import { orderStatusOf } from "~/domain/order/status";
import type { BuiltOrder, TakeNumber } from "~/services/checkout/build-order.server";
import type { DemoPractice } from "./demo-practices";
import { namedId } from "./named-id";
import type { Step } from "./order-story";
import { seededRandom } from "./seeded-random";

type OrderRow = typeof schema.orders.$inferInsert;
type TransactionRow = typeof schema.transactions.$inferInsert;

/** Everything that one placed order stores. */
export type OrderRows = {
  order: OrderRow;
  transactions: TransactionRow[];
  history: (typeof schema.statusHistory.$inferInsert)[];
  words: (typeof schema.orderWords.$inferInsert)[];
  /** The waiting hand-over to the distributor (D28); none once the order was received or cancelled. */
  messages: (typeof schema.outbox.$inferInsert)[];
};

/** Returns the running numbers of a practice, from 1 (D24). */
export function numberTaker({ edition, subDomain, practiceNumber }: DemoPractice): {
  takeNumber: TakeNumber;
  countTaken: () => number;
} {
  let taken = 0;
  const letters = confirmationLetters(edition, subDomain);
  return {
    countTaken: () => taken,
    takeNumber: () => {
      taken += 1;
      return confirmationNumber(letters, practiceNumber, taken);
    },
  };
}

/** Returns the rows of a built order as it is now; `stories` are those of its transactions, each with at least its first step. */
export function orderRows(built: BuiltOrder, stories: readonly (readonly Step[])[]): OrderRows {
  const transactions = built.transactions.map((row, index) => withStory(row, stories[index] ?? []));
  const steps = stories.flat();
  const updatedAt = new Date(Math.max(...steps.map(({ at }) => at.getTime())));
  const status = orderStatusOf(transactions.map((each) => ({ status: each.status ?? "OrderInitialized" })));
  const isHandedOver = steps.some((step) => step.status === "OrderReceived");
  const erpOrderNumber = isHandedOver ? erpNumber(built.order.id) : null;
  const cancelledAt = status === "Cancelled" ? updatedAt : null;
  const order = { ...built.order, status, erpOrderNumber, cancelledAt, updatedAt };
  const known = new Set(built.words.map(({ word }) => word));
  const later = searchWords([erpOrderNumber, ...transactions.map(({ trackingNumber }) => trackingNumber)].filter(Boolean).join(" "));
  const { tenantId, id, placedAt } = order;
  return {
    order,
    transactions,
    history: transactions.flatMap((row, index) => historyRows(row, stories[index] ?? [])),
    words: [...built.words, ...later.filter((word) => !known.has(word)).map((word) => ({ tenantId, word, placedAt, orderId: id }))],
    messages: status === "OrderInitialized" ? [handOverOf(order)] : [],
  };
}

function handOverOf({ tenantId, id, changeableUntil }: OrderRow): OrderRows["messages"][number] {
  return {
    tenantId,
    id: namedId("hand-over", id),
    kind: "handOver",
    subjectId: id,
    payload: { orderId: id },
    availableAt: changeableUntil,
  };
}

function withStory(row: TransactionRow, steps: readonly Step[]): TransactionRow {
  const last = steps.at(-1);
  const isShipped = steps.some(({ status }) => status === "Shipped");
  return {
    ...row,
    ...(last && { status: last.status, statusDetail: last.detail, statusSeq: steps.length }),
    trackingNumber: isShipped ? `3007${seededRandom(`tracking ${row.id}`).between(100_000, 999_999)}` : null,
  };
}

function historyRows({ tenantId, id }: TransactionRow, steps: readonly Step[]): OrderRows["history"] {
  return steps.map(({ status, detail, at }, index) => ({
    ...{ tenantId, transactionId: id, seq: index + 1, prevSeq: index === 0 ? null : index },
    ...{ fromStatus: steps[index - 1]?.status ?? null, toStatus: status, detail, at },
  }));
}

function erpNumber(orderId: string): string {
  const random = seededRandom(`erp ${orderId}`);
  return `0045-${random.between(100, 999)}-${random.between(100, 999)}`;
}
