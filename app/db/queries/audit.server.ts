import { and, desc, eq, sql } from "drizzle-orm";
import type { PracticeDb, Transaction } from "~/db/database.server";
import { schema } from "~/db/schema.server";

const { auditEntries } = schema;

export async function insertAuditEntry(tx: Transaction, row: typeof auditEntries.$inferInsert): Promise<void> {
  await tx.insert(auditEntries).values(row);
}

/** The newest entries of a practice, or those before the entry that ended the page before; at most `limit`. */
export async function listAuditEntries({ tx, tenantId }: PracticeDb, before: { at: Date; id: string } | null, limit: number) {
  const earlier = before
    ? sql`(${auditEntries.at}, ${auditEntries.id}) < (${before.at.toISOString()}::timestamptz, ${before.id}::uuid)`
    : undefined;
  return tx
    .select()
    .from(auditEntries)
    .where(and(eq(auditEntries.tenantId, tenantId), earlier))
    .orderBy(desc(auditEntries.at), desc(auditEntries.id))
    .limit(limit);
}
