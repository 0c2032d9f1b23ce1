import type { PracticeDb } from "~/db/database.server";
import type { Doors } from "~/db/doors.server";
import {
  dropHandOver,
  findFailedHandOver,
  findTakenOut,
  listFailedHandOvers,
  makeHandOverDue,
} from "~/db/queries/practice/operator.server";
import { operator } from "../access.server";
import { moveOrder } from "../distributor/move-order.server";
import { isNothing, unlessRefused } from "../unless-refused.server";
import { handOverAnswer } from "./hand-over-answer.server";
import { recordOperatorAct } from "./record-operator-act.server";

const sentAtOnce = 1000;

/** Returns a failed hand-over; one that succeeded in the meantime is not found. */
export const loadHandOver = operator.operator.handOver.handler(async ({ input, context: { doors }, errors }) => {
  const found = await doors.readOperatorOf(input.tenantId, (db) => findFailedHandOver(db, input.messageId));
  if (!found) throw errors.notFound();
  return handOverAnswer(found);
});

/** Sends a failed hand-over again at the next poll of the outbox, and returns its state. */
export const sendHandOverAgain = operator.operator.sendAgain.handler(async ({ input, context, errors }) => {
  const found = await makeDue(context, input);
  if (!found) throw errors.notFound();
  return handOverAnswer(found);
});

type Acting = { doors: Doors; person: { id: string }; now: Date };

/** Makes a failed hand-over due now, in an operator's name; null when there is none. */
export async function makeDue({ doors, person, now }: Acting, { tenantId, messageId }: { tenantId: string; messageId: string }) {
  const send = async (db: PracticeDb) => {
    const failed = await findFailedHandOver(db, messageId);
    if (!failed) return null;
    await makeHandOverDue(db, messageId, now);
    await recordOperatorAct(db, person, { action: "handOverSentAgain", order: failed.orderId, reason: "" }, now);
    return { ...failed, nextTryAt: now };
  };
  return unlessRefused((work) => doors.asOperatorOf(tenantId, work), send, isNothing);
}

/** Sends every failed hand-over of every practice again, and returns how many there were. */
export const sendAllHandOversAgain = operator.operator.sendAllAgain.handler(async ({ context }) => ({
  sentQuantity: await makeAllDue(context),
}));

/** Makes every failed hand-over due now, in an operator's name, and returns how many. */
export async function makeAllDue(acting: Acting): Promise<number> {
  const failed = await acting.doors.readOperator((tx) => listFailedHandOvers(tx, sentAtOnce));
  let sent = 0;
  for (const { tenantId, id } of failed) if (await makeDue(acting, { tenantId, messageId: id })) sent += 1;
  return sent;
}

/** Takes a failed hand-over out of the outbox, and returns the number of its order (D26). */
export const takeOutHandOver = operator.operator.takeOut.handler(async ({ input, context, errors }) => {
  const found = await takeOut(context, input);
  if (!found) throw errors.notFound();
  return { confirmationNum: found.confirmationNum };
});

type TakenOut = { tenantId: string; messageId: string; reason: string };

/**
 * Removes a failed hand-over from the outbox, with a reason and in an operator's name: it is not retried, and the order gets the status of
 * a processing error (D26). Null when there is none; sent twice, it is removed once.
 */
export async function takeOut(
  { doors, person, settings, now }: Acting & { settings: { publicUrl: string } },
  { tenantId, messageId, reason }: TakenOut,
) {
  const remove = async (db: PracticeDb) => {
    const failed = await findFailedHandOver(db, messageId);
    if (!failed) return findTakenOut(db, { messageId, operatorId: person.id, reason });
    await dropHandOver(db, messageId, now);
    await moveOrder(db, { orderId: failed.orderId, status: "OrderProcessingError" }, { now, publicUrl: settings.publicUrl });
    await recordOperatorAct(db, person, { action: "handOverTakenOut", order: failed.orderId, reason }, now);
    return failed;
  };
  return unlessRefused((work) => doors.asOperatorOf(tenantId, work), remove, isNothing);
}
