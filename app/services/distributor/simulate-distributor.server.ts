import type { PracticeDb } from "~/db/database.server";
import type { Doors } from "~/db/doors.server";
import { findOrderAnywhere, lockOrder, type OrderRow } from "~/db/queries/orders/orders.server";
import { type HistoryRow, listStatusHistory, listTransactions, type TransactionRow } from "~/db/queries/orders/transactions.server";
import { listHandedOver, listMovingOrders } from "~/db/queries/practice/distributor.server";
import { dayMilliseconds } from "~/domain/calendar/days";
import type { EditionCode } from "~/domain/edition";
import { type CourseStep, chanceOf, simulatedCourse } from "~/domain/order/simulated-course";
import { editionOf } from "~/editions/editions";
import { loadCatalogue } from "../catalogue/load-catalogue.server";
import type { GiveOrder } from "./hand-over-order.server";
import { type MoveScope, moveOrder } from "./move-order.server";

const watchedDays = 60;
const watchedOrdersMax = 500;

/** Accepts an order as the distributor would, with a number that is the same for the same order. */
export const takeOrder: GiveOrder = async ({ orderId }) => {
  const chance = chanceOf(orderId);
  return { erpOrderNumber: `0045-${100 + chance(900)}-${100 + chance(900)}` };
};

/**
 * Runs one round of the built-in simulator (D28): moves every order that was handed over as far as its course says by now. Only with the
 * embedded database or in the demo. Returns how many orders moved.
 */
export async function simulateDistributor(doors: Doors, scope: MoveScope): Promise<number> {
  const { now } = scope;
  const since = new Date(now.getTime() - watchedDays * dayMilliseconds);
  const handedOver = await doors.asOutbox((tx) => listHandedOver(tx, since, watchedOrdersMax));
  const moving = await doors.readDistributor((tx) => listMovingOrders(tx, handedOver));
  let moved = 0;
  for (const ref of moving) {
    if (!(await doors.readTenant(ref.tenantId, (db) => isStepDue(db, ref.orderId, now)))) continue;
    const steps = await doors.withTenant(ref.tenantId, (db) => followCourse(db, ref.orderId, scope));
    if (steps > 0) moved += 1;
  }
  return moved;
}

/** Whether an order has a step to take by now. Looked up first: whatever may change a practice discards the answers kept for it (D175). */
async function isStepDue(db: PracticeDb, orderId: string, now: Date): Promise<boolean> {
  const order = await findOrderAnywhere(db, orderId);
  return order !== null && (await partsDue(db, order, now)).length > 0;
}

/** Takes the steps of an order that are due, and returns how many. */
async function followCourse(db: PracticeDb, orderId: string, scope: MoveScope): Promise<number> {
  const order = await lockOrder(db, orderId);
  if (!order) return 0;
  let taken = 0;
  for (const { part, steps } of await partsDue(db, order, scope.now)) {
    const { id, transactionConfirmationNum } = part;
    for (const step of steps) {
      const trackingNumber = step.status === "Shipped" ? `3007${100_000 + chanceOf(id)(900_000)}` : undefined;
      const { outcome } = await moveOrder(db, { orderId, transactionConfirmationNum, ...step, trackingNumber }, scope);
      if (outcome === "applied") taken += 1;
    }
  }
  return taken;
}

/** Returns the parts of an order with steps to take by now, and these. */
async function partsDue(db: PracticeDb, { id: orderId, countryCode, placedAt }: OrderRow, now: Date) {
  const edition = editionOf(countryCode as EditionCode);
  const { stockRules } = await loadCatalogue(db.tx, edition.code);
  const parts = await listTransactions(db, [orderId]);
  const history = await listStatusHistory(
    db,
    parts.map(({ id }) => id),
  );
  return parts.flatMap((part) => {
    const receivedAt = momentOf("OrderReceived", part, history);
    if (!receivedAt) return [];
    const { id, promisedDay } = part;
    const { available, lines } = part.merchandise;
    const isMadeToOrder = lines.some(({ seriesId }) => stockRules.get(seriesId ?? "")?.madeToOrder === true);
    const course = simulatedCourse({ id, available, isMadeToOrder, promisedDay, placedAt, receivedAt }, edition);
    const steps = stepsDue(course, { part, history }, now);
    return steps.length > 0 ? [{ part, steps }] : [];
  });
}

/** Returns the steps of the course after those that the part has taken already, as far as their time has come. */
function stepsDue(
  course: readonly CourseStep[],
  { part, history }: { part: TransactionRow; history: readonly HistoryRow[] },
  now: Date,
): CourseStep[] {
  const reached = course.findLastIndex(({ status }) => momentOf(status, part, history) !== null);
  return course.slice(reached + 1).filter(({ at }) => at <= now);
}

function momentOf(status: CourseStep["status"], part: TransactionRow, history: readonly HistoryRow[]): Date | null {
  return history.findLast(({ transactionId, toStatus }) => transactionId === part.id && toStatus === status)?.at ?? null;
}
