import { and, asc, desc, eq, inArray, lte, ne, or, sql } from "drizzle-orm";
import { builtOnce } from "~/db/built-once.server";
import type { PracticeDb, Transaction } from "~/db/database.server";
import { schema } from "~/db/schema.server";

const { approvals, carts, preorders } = schema;

export type ApprovalRow = typeof approvals.$inferSelect;

/** Returns an approval of the practice by id; null when there is none. */
export async function findApproval({ tx, tenantId }: PracticeDb, id: string): Promise<ApprovalRow | null> {
  const [row] = await tx
    .select()
    .from(approvals)
    .where(and(eq(approvals.tenantId, tenantId), eq(approvals.id, id)));
  return row ?? null;
}

/** Returns the approval of a cart; null for one that was never sent. */
export async function findApprovalOfCart({ tx, tenantId }: PracticeDb, cartId: string): Promise<ApprovalRow | null> {
  const [row] = await tx
    .select()
    .from(approvals)
    .where(and(eq(approvals.tenantId, tenantId), eq(approvals.cartId, cartId)));
  return row ?? null;
}

/** Returns the requests for approval of several carts. */
export async function listApprovalsOfCarts({ tx, tenantId }: PracticeDb, cartIds: readonly string[]): Promise<ApprovalRow[]> {
  return tx
    .select()
    .from(approvals)
    .where(and(eq(approvals.tenantId, tenantId), inArray(approvals.cartId, [...new Set(cartIds)])));
}

/** Returns what waits for approval in the practice, or only what one person sent, oldest first. */
export async function listWaitingApprovals(
  { tx, tenantId }: PracticeDb,
  { askedById, limit }: { askedById: string | undefined; limit: number },
): Promise<ApprovalRow[]> {
  return tx
    .select()
    .from(approvals)
    .where(and(eq(approvals.tenantId, tenantId), eq(approvals.state, "asked"), askedById ? eq(approvals.askedById, askedById) : undefined))
    .orderBy(asc(approvals.askedAt), asc(approvals.id))
    .limit(limit);
}

/** Returns how many waiting carts a person may approve: all but their own. */
export async function countWaitingApprovals({ tx, tenantId }: PracticeDb, approverId: string): Promise<number> {
  const [row] = await builtOnce(tx, waitingApprovals).execute({ tenantId, approverId });
  return row?.waiting ?? 0;
}

function waitingApprovals(tx: Transaction) {
  const isOfAnother = ne(approvals.askedById, sql.placeholder("approverId"));
  return tx
    .select({ waiting: sql<number>`count(*)::int` })
    .from(approvals)
    .where(and(eq(approvals.tenantId, sql.placeholder("tenantId")), eq(approvals.state, "asked"), isOfAnother))
    .prepare("waiting_approvals");
}

type Asker = { askedById: string; locationId: string };

/** Returns what a person sent from a location and still waits, oldest first. */
export async function listOwnWaiting({ tx, tenantId }: PracticeDb, { askedById, locationId }: Asker): Promise<ApprovalRow[]> {
  return builtOnce(tx, ownWaiting).execute({ tenantId, askedById, locationId });
}

const isOfAsker = and(
  eq(approvals.tenantId, sql.placeholder("tenantId")),
  eq(approvals.askedById, sql.placeholder("askedById")),
  eq(approvals.locationId, sql.placeholder("locationId")),
);

const ownWaiting = (tx: Transaction) =>
  tx
    .select()
    .from(approvals)
    .where(and(isOfAsker, eq(approvals.state, "asked")))
    .orderBy(asc(approvals.askedAt), asc(approvals.id))
    .prepare("own_waiting_approvals");

const ownLast = (tx: Transaction) =>
  tx.select().from(approvals).where(isOfAsker).orderBy(desc(approvals.askedAt), desc(approvals.id)).limit(1).prepare("own_last_approval");

/**
 * Returns the last declined cart of a person at a location, while something of it is in the open cart, or was saved for later when it was
 * declined, because the cart had no room for it; otherwise null.
 */
export async function findDeclined({ tx, tenantId }: PracticeDb, { askedById, locationId }: Asker): Promise<ApprovalRow | null> {
  const [last] = await builtOnce(tx, ownLast).execute({ tenantId, askedById, locationId });
  if (last?.state !== "declined") return null;
  const { askedAt, answeredAt } = last;
  const isSavedThen = answeredAt ? and(eq(preorders.status, "savedForLater"), eq(preorders.updatedAt, answeredAt)) : undefined;
  const [left] = await tx
    .select({ id: preorders.id })
    .from(preorders)
    .innerJoin(
      carts,
      and(
        eq(carts.tenantId, preorders.tenantId),
        eq(carts.id, preorders.cartId),
        eq(carts.status, "open"),
        eq(carts.ownerId, askedById),
        eq(carts.locationId, locationId),
      ),
    )
    .where(and(eq(preorders.tenantId, tenantId), or(eq(preorders.status, "active"), isSavedThen), lte(preorders.createdAt, askedAt)))
    .limit(1);
  return left ? last : null;
}

/** Records that a cart was sent for approval. */
export async function insertApproval({ tx }: PracticeDb, row: typeof approvals.$inferInsert): Promise<void> {
  await tx.insert(approvals).values(row);
}

type Answer = Pick<ApprovalRow, "state" | "answeredById" | "answeredByFirstName" | "answeredByLastName" | "answeredAt" | "words">;

/** Records who answered, when, and with which text. */
export async function answerApproval({ tx, tenantId }: PracticeDb, id: string, answer: Answer): Promise<void> {
  await tx
    .update(approvals)
    .set(answer)
    .where(and(eq(approvals.tenantId, tenantId), eq(approvals.id, id)));
}
