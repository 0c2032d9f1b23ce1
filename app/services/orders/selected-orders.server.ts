import type { PracticeDb } from "~/db/database.server";
import { findPreorders, type StoredPreorder } from "~/db/queries/cart/preorders.server";
import { listOrdersByIds } from "~/db/queries/orders/orders.server";
import type { SignedIn } from "~/domain/account/signed-in";
import { csvLine, csvText } from "~/domain/csv";
import { admin, signedIn } from "../access.server";
import { recordAudit } from "../audit/record-audit.server";
import { findSentBefore } from "../cart/find-sent-before.server";
import { syncPreorders } from "../cart/sync-preorders.server";
import { csvAnswer } from "../csv-answer.server";
import { errorOf } from "../error-of.server";
import { sentPreorder } from "./copied-preorder.server";
import { detailAnswersOf, recordPatientsOf } from "./detail-answers.server";
import { reorderToday } from "./reorder-today.server";
import { reportColumns, reportRows } from "./report-rows.server";

/**
 * Returns several orders with their parts (D171), recorded as views of orders and patients, or as exports when they are saved as a file
 * (D32).
 */
export const loadSelectedOrders = signedIn.orders.selected.handler(({ input, context, errors }) => {
  const { person, now } = context;
  return context.view(async (db) => {
    const found = await findAll(db, person, input.orderIds);
    if (!found) throw errors.notFound();
    const isExport = input.purpose === "export";
    const action = isExport ? "orderExported" : "orderViewed";
    for (const { order } of found) recordAudit(db, person, { action, subjectKind: "order", subjectId: order.id }, now);
    recordPatientsOf(db, context, { found, action: isExport ? "patientExported" : "patientViewed" });
    return { orders: await detailAnswersOf(db, context, found) };
  });
});

/** Returns several orders as CSV, for those who may download the report of a period (D30, D67). */
export const reportSelectedOrders = admin.orders.selectedReport.handler(async ({ input, context, errors }) => {
  const { person, now } = context;
  const rows = await context.view(async (db) => {
    const found = await findAll(db, person, input.orderIds);
    if (!found) throw errors.notFound();
    recordAudit(db, person, { action: "orderExported", subjectKind: "report", subjectId: null }, now);
    recordPatientsOf(db, context, { found, action: "patientExported" });
    return found.flatMap((named) => reportRows(named, context));
  });
  return csvAnswer("orders-selected", piecesOf(csvText([reportColumns]) + rows.map(csvLine).join("")));
});

async function* piecesOf(text: string): AsyncGenerator<string, void> {
  yield text;
}

/**
 * Copies several orders into the cart at the person's location, all of them or none (D171): a replaced series as its successor, and only
 * what can be ordered today; the rest is listed with its order. An order that was copied under the same id before is not copied again.
 */
export const copySelectedOrders = signedIn.orders.copySelected.handler(({ input, context, errors }) => {
  const { person, now } = context;
  const asked = new Map(input.orders.map(({ orderId, preorderId }) => [orderId, preorderId]));
  return context.withTenant(async (db) => {
    const found = await findAll(db, person, [...asked.keys()]);
    const sentBefore = found && (await findSentBefore(db, person, [...asked.values()]));
    if (!found || !sentBefore) throw errors.notFound();
    const ordered = await findPreorders(
      db,
      found.map(({ order }) => order.preOrderId),
    );
    const copies = [];
    const earlier: StoredPreorder[] = [];
    for (const { order } of found) {
      const preorderId = asked.get(order.id) ?? "";
      const named = { orderId: order.id, confirmationNum: order.confirmationNum };
      const old = ordered.find(({ id }) => id === order.preOrderId);
      const isSent = sentBefore.has(preorderId);
      const today =
        !old || isSent ? { preorder: null, left: [], replaced: [] } : await reorderToday(db, { ordered: old, earlier }, context);
      if (today.preorder) earlier.push(today.preorder);
      copies.push({ named, preorderId, isSent, ...today });
    }
    const wanted = copies.flatMap(({ preorder, ...copy }) => (preorder ? [{ ...copy, preorder }] : []));
    if (wanted.length > 0) {
      const preorders = wanted.map(({ preorder, preorderId }) => sentPreorder(preorder, { id: preorderId, replacesOrderId: null }));
      const { locationId } = person;
      const synced = await syncPreorders(db, context, { locationId, preorders, onClash: input.onClash, origin: "received" });
      if (!synced.permitted) throw errorOf(errors, synced);
    }
    for (const { named } of wanted) recordAudit(db, person, { action: "orderCopied", subjectKind: "order", subjectId: named.orderId }, now);
    return {
      added: copies.flatMap(({ named, preorder, isSent }) => (preorder || isSent ? [named] : [])),
      left: copies.flatMap(({ named, left }) => left.map((line) => ({ ...named, ...line }))),
      replaced: copies.flatMap(({ named, replaced }) => replaced.map((line) => ({ ...named, ...line }))),
    };
  });
});

/** Returns the orders with these ids at the person's locations; null when one is not there. */
async function findAll(db: PracticeDb, { locationIds }: Pick<SignedIn, "locationIds">, orderIds: readonly string[]) {
  const wanted = [...new Set(orderIds)];
  const found = await listOrdersByIds(db, wanted, locationIds);
  return found.length === wanted.length ? found : null;
}
