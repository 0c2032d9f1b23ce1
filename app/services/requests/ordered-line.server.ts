import type { PracticeDb } from "~/db/database.server";
import { findOrder, lockOrder, type OrderRow } from "~/db/queries/orders/orders.server";
import { listRequests, type RequestRow } from "~/db/queries/orders/requests.server";
import { listTransactions, type TransactionRow } from "~/db/queries/orders/transactions.server";
import type { OrderedLine } from "~/domain/order/placed-order";
import type { SignedInContext } from "../call-context.server";

type Named = { orderId: string; transactionId: string; lineId: string };

/** Returns a line of a part of an order at one of the person's locations, with its requests; null when there is none (D35). */
export async function findOrderedLine(
  db: PracticeDb,
  { person }: Pick<SignedInContext, "person">,
  { orderId, transactionId, lineId }: Named,
) {
  const found = await findOrder(db, orderId, person.locationIds);
  if (!found) return null;
  const parts = await listTransactions(db, [orderId]);
  const part = parts.find(({ id }) => id === transactionId);
  const line = part?.merchandise.lines.find(({ id }) => id === lineId);
  if (!part || !line) return null;
  const requests = (await listRequests(db, [orderId])).filter((each) => each.transactionId === transactionId && each.lineId === lineId);
  return { order: found.order, part, line, requests };
}

export type FoundLine = { order: OrderRow; part: TransactionRow; line: OrderedLine; requests: RequestRow[] };

/** Returns the same with the order locked until the transaction ends, so that of two requests the second sees the first. */
export async function lockOrderedLine(db: PracticeDb, context: Pick<SignedInContext, "person">, named: Named): Promise<FoundLine | null> {
  const seen = await findOrder(db, named.orderId, context.person.locationIds);
  return seen && (await lockOrder(db, named.orderId)) ? findOrderedLine(db, context, named) : null;
}
