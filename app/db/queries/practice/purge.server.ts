import { and, asc, eq, gt, inArray, lt, lte, or, sql } from "drizzle-orm";
import type { PracticeDb, Transaction } from "~/db/database.server";
import { schema } from "~/db/schema.server";

const {
  tenants,
  sessions,
  signInAttempts,
  oneTimeKeys,
  importPreviews,
  keptForms,
  operatorKeys,
  orderTemplates,
  patientNotes,
  recentVisits,
} = schema;

/** The moments before which each kind of data is deleted. */
export type PurgeLimits = {
  /** Sessions last used before it. */
  sessionsSeenBefore: Date;
  /** Counts of wrong passwords unchanged since, of people who are not locked out. */
  attemptsBefore: Date;
  /** The same for people locked out until they reset their password (`lockedFrom` wrong ones and more). */
  locksBefore: Date;
  lockedFrom: number;
  /** Invitation and reset keys that expired before it. */
  keysBefore: Date;
  /** Stored forms that expire by then. */
  formsUntil: Date;
  /** Notes about patients that were removed before it. */
  notesRemovedBefore: Date;
  /** Templates removed before this time (D170). */
  templatesRemovedBefore: Date;
  /** Visits before this time (D172). */
  visitsBefore: Date;
};

/** Returns the ids of practices in order, after the last one of the previous page. */
export async function listPurgedTenants(tx: Transaction, after: string | null, limit: number): Promise<string[]> {
  const rows = await tx
    .select({ tenantId: tenants.tenantId })
    .from(tenants)
    .where(after === null ? undefined : gt(tenants.tenantId, after))
    .orderBy(asc(tenants.tenantId))
    .limit(limit);
  return rows.map(({ tenantId }) => tenantId);
}

/** Deletes expired data of a practice, at most `limit` rows of each kind; returns how many of each. */
export async function purgeTenant({ tx, tenantId }: PracticeDb, limits: PurgeLimits, limit: number) {
  const oldSessions = tx
    .select({ idHash: sessions.idHash })
    .from(sessions)
    .where(and(eq(sessions.tenantId, tenantId), lt(sessions.seenAt, limits.sessionsSeenBefore)))
    .limit(limit);
  const oldAttempts = tx
    .select({ emailKey: signInAttempts.emailKey, device: signInAttempts.device })
    .from(signInAttempts)
    .where(
      and(
        eq(signInAttempts.tenantId, tenantId),
        lt(signInAttempts.updatedAt, limits.attemptsBefore),
        or(lt(signInAttempts.wrongSinceSuccess, limits.lockedFrom), lt(signInAttempts.updatedAt, limits.locksBefore)),
      ),
    )
    .limit(limit);
  const oldKeys = tx
    .select({ keyHash: oneTimeKeys.keyHash })
    .from(oneTimeKeys)
    .where(and(eq(oneTimeKeys.tenantId, tenantId), lt(oneTimeKeys.expiresAt, limits.keysBefore)))
    .limit(limit);
  const oldForms = tx
    .select({ id: keptForms.id })
    .from(keptForms)
    .where(and(eq(keptForms.tenantId, tenantId), lte(keptForms.expiresAt, limits.formsUntil)))
    .limit(limit);
  const oldNotes = tx
    .select({ id: patientNotes.id })
    .from(patientNotes)
    .where(and(eq(patientNotes.tenantId, tenantId), lt(patientNotes.removedAt, limits.notesRemovedBefore)))
    .limit(limit);
  const oldTemplates = tx
    .select({ id: orderTemplates.id })
    .from(orderTemplates)
    .where(and(eq(orderTemplates.tenantId, tenantId), lt(orderTemplates.removedAt, limits.templatesRemovedBefore)))
    .limit(limit);
  const { ownerId, kind, subject } = recentVisits;
  const oldVisits = tx
    .select({ ownerId, kind, subject })
    .from(recentVisits)
    .where(and(eq(recentVisits.tenantId, tenantId), lt(recentVisits.visitedAt, limits.visitsBefore)))
    .limit(limit);
  const removed = [
    await tx
      .delete(orderTemplates)
      .where(and(eq(orderTemplates.tenantId, tenantId), inArray(orderTemplates.id, oldTemplates)))
      .returning({ one: orderTemplates.id }),
    await tx
      .delete(recentVisits)
      .where(and(eq(recentVisits.tenantId, tenantId), sql`(${ownerId}, ${kind}, ${subject}) in ${oldVisits}`))
      .returning({ one: recentVisits.subject }),
    await tx
      .delete(sessions)
      .where(and(eq(sessions.tenantId, tenantId), inArray(sessions.idHash, oldSessions)))
      .returning({ one: sessions.idHash }),
    await tx
      .delete(signInAttempts)
      .where(and(eq(signInAttempts.tenantId, tenantId), sql`(${signInAttempts.emailKey}, ${signInAttempts.device}) in ${oldAttempts}`))
      .returning({ one: signInAttempts.device }),
    await tx
      .delete(oneTimeKeys)
      .where(and(eq(oneTimeKeys.tenantId, tenantId), inArray(oneTimeKeys.keyHash, oldKeys)))
      .returning({ one: oneTimeKeys.keyHash }),
    await tx
      .delete(keptForms)
      .where(and(eq(keptForms.tenantId, tenantId), inArray(keptForms.id, oldForms)))
      .returning({ one: keptForms.id }),
    await tx
      .delete(patientNotes)
      .where(and(eq(patientNotes.tenantId, tenantId), inArray(patientNotes.id, oldNotes)))
      .returning({ one: patientNotes.id }),
  ];
  return removed.map(({ length }) => length);
}

/** Deletes reset keys of operators that expired before a moment, at most `limit`; returns how many. */
export async function purgeOperatorKeys(tx: Transaction, before: Date, limit: number): Promise<number> {
  const old = tx.select({ keyHash: operatorKeys.keyHash }).from(operatorKeys).where(lt(operatorKeys.expiresAt, before)).limit(limit);
  const removed = await tx.delete(operatorKeys).where(inArray(operatorKeys.keyHash, old)).returning({ one: operatorKeys.keyHash });
  return removed.length;
}

/** Deletes import previews that were not applied and expired by a moment (D90), at most `limit`; returns how many. */
export async function purgeImportPreviews(tx: Transaction, until: Date, limit: number): Promise<number> {
  const old = tx.select({ id: importPreviews.id }).from(importPreviews).where(lte(importPreviews.expiresAt, until)).limit(limit);
  const removed = await tx.delete(importPreviews).where(inArray(importPreviews.id, old)).returning({ one: importPreviews.id });
  return removed.length;
}
