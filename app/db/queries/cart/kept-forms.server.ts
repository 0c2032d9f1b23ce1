import { and, desc, eq, gt, isNull, lte, notInArray, or, sql } from "drizzle-orm";
import type { PracticeDb, Transaction } from "~/db/database.server";
import { schema } from "~/db/schema.server";
import { subjectFields } from "~/domain/account/give-draft";
import { gridPath } from "~/domain/order/grid-path";
import { boxesName, sheetName } from "~/domain/order/sheet-entries";

const { keptForms } = schema;

const ofPerson = (tenantId: string, ownerId: string) => and(eq(keptForms.tenantId, tenantId), eq(keptForms.ownerId, ownerId));

/** Stores a form; replaces one that is stored under this id. */
export async function putKeptForm(tx: Transaction, row: typeof keptForms.$inferInsert): Promise<void> {
  const { entries, expiresAt } = row;
  await tx
    .insert(keptForms)
    .values(row)
    .onConflictDoUpdate({ target: [keptForms.tenantId, keptForms.id], set: { entries, expiresAt } });
}

/** Returns the forms of a page stored for this person, without expired ones, newest first. */
export async function listKeptForms({ tx, tenantId }: PracticeDb, { ownerId, path }: { ownerId: string; path: string }, now: Date) {
  return tx
    .select()
    .from(keptForms)
    .where(and(ofPerson(tenantId, ownerId), eq(keptForms.path, path), gt(keptForms.expiresAt, now)))
    .orderBy(desc(keptForms.expiresAt), desc(keptForms.id));
}

/** Returns every form stored for this person, without expired ones, newest first. */
export async function listAllKeptForms({ tx, tenantId }: PracticeDb, ownerId: string, now: Date) {
  return tx
    .select()
    .from(keptForms)
    .where(and(ofPerson(tenantId, ownerId), gt(keptForms.expiresAt, now)))
    .orderBy(desc(keptForms.expiresAt), desc(keptForms.id));
}

/** Deletes a form stored for this person; false when there is none. */
export async function deleteKeptForm({ tx, tenantId }: PracticeDb, id: string, ownerId: string): Promise<boolean> {
  const ofId = and(ofPerson(tenantId, ownerId), eq(keptForms.id, id));
  const deleted = await tx.delete(keptForms).where(ofId).returning({ id: keptForms.id });
  return deleted.length > 0;
}

/**
 * Deletes the forms of a person on a page that were saved: those that name one of these subjects, also when a colleague handed them over
 * (D77).
 */
export async function deleteSavedForms(
  { tx, tenantId }: PracticeDb,
  ownerId: string,
  { path, subjects }: { path: string; subjects: readonly string[] },
): Promise<void> {
  const isNamed = sql`field ->> 0 = any(${sql.param([...subjectFields])}::text[]) or field ->> 0 like ${`${sheetName}%`}`;
  const isSaved = sql`split_part(field ->> 1, ' ', 1) = any(${sql.param([...subjects])}::text[])`;
  const hasSaved = sql`exists (select from jsonb_array_elements(${keptForms.entries}) as field where (${isNamed}) and ${isSaved})`;
  await tx.delete(keptForms).where(and(ofPerson(tenantId, ownerId), eq(keptForms.path, path), hasSaved));
}

/**
 * Deletes the stored stock orders of a person that name one of these preorders, because they were ordered; one with boxes of another
 * preorder stays.
 */
export async function deleteOrderedDrafts({ tx, tenantId }: PracticeDb, ownerId: string, orderedIds: readonly string[]): Promise<void> {
  const sheets = sql`jsonb_array_elements(${keptForms.entries}) as sheet where starts_with(sheet ->> 0, ${sheetName})`;
  const isOrdered = sql`split_part(sheet ->> 1, ' ', 1) = any(${sql.param([...orderedIds])}::text[])`;
  const isOfSheet = sql`starts_with(field ->> 0, ${boxesName} || substr(sheet ->> 0, ${sheetName.length + 1}) || '~')`;
  const hasBoxes = sql`exists (
    select from jsonb_array_elements(${keptForms.entries}) as field where ${isOfSheet} and trim(field ->> 1) not in ('', '0'))`;
  const isDone = sql`exists (select from ${sheets} and ${isOrdered}) and not exists (select from ${sheets} and not ${isOrdered} and ${hasBoxes})`;
  await tx.delete(keptForms).where(and(ofPerson(tenantId, ownerId), eq(keptForms.path, gridPath), isDone));
}

/** Deletes all forms of a person. */
export async function deleteKeptFormsOf({ tx, tenantId }: PracticeDb, ownerId: string): Promise<void> {
  await tx.delete(keptForms).where(ofPerson(tenantId, ownerId));
}

/** Deletes the forms that a person typed, when they sign out (D31); those that a colleague handed over stay (D77). */
export async function deleteOwnKeptFormsOf({ tx, tenantId }: PracticeDb, ownerId: string): Promise<void> {
  await tx.delete(keptForms).where(and(ofPerson(tenantId, ownerId), isNull(keptForms.givenBy)));
}

/** Returns an unexpired form stored for this person; otherwise null, also for another person's. */
export async function findKeptForm({ tx, tenantId }: PracticeDb, { id, ownerId }: { id: string; ownerId: string }, now: Date) {
  const [row] = await tx
    .select()
    .from(keptForms)
    .where(and(ofPerson(tenantId, ownerId), eq(keptForms.id, id), gt(keptForms.expiresAt, now)));
  return row ?? null;
}

/** Deletes all but the newest `keep` forms of a person, and everybody's expired ones. */
export async function pruneKeptForms(
  { tx, tenantId }: PracticeDb,
  ownerId: string,
  { keep, now }: { keep: number; now: Date },
): Promise<void> {
  const newest = await tx
    .select({ id: keptForms.id })
    .from(keptForms)
    .where(ofPerson(tenantId, ownerId))
    .orderBy(desc(keptForms.expiresAt), desc(keptForms.id))
    .limit(keep);
  const keptIds = newest.map(({ id }) => id);
  const tooMany = and(ofPerson(tenantId, ownerId), notInArray(keptForms.id, keptIds));
  await tx.delete(keptForms).where(and(eq(keptForms.tenantId, tenantId), or(lte(keptForms.expiresAt, now), tooMany)));
}
