import { and, asc, eq, or, type SQL, sql } from "drizzle-orm";
import { beginsWith } from "~/db/begins-with.server";
import type { PracticeDb, Transaction } from "~/db/database.server";
import { schema } from "~/db/schema.server";

const { directoryEntries, directoryWords } = schema;

export type DirectoryEntry = typeof directoryEntries.$inferSelect;

/** Returns the entries of a practice by its sub-domain, one per location; none when no approved practice has it. */
export async function listDirectoryEntriesOf(tx: Transaction, subDomain: string): Promise<DirectoryEntry[]> {
  return tx.select().from(directoryEntries).where(eq(directoryEntries.subDomain, subDomain)).orderBy(asc(directoryEntries.locationName));
}

/** Returns the entries of a practice by its id, one per location; none when it is not approved. */
export async function listDirectoryEntriesOfTenant({ tx, tenantId }: PracticeDb): Promise<DirectoryEntry[]> {
  return tx.select().from(directoryEntries).where(eq(directoryEntries.tenantId, tenantId)).orderBy(asc(directoryEntries.locationName));
}

/** Whether a practice has this sub-domain. */
export async function isSubDomain(tx: Transaction, subDomain: string): Promise<boolean> {
  const [row] = await tx
    .select({ tenantId: directoryEntries.tenantId })
    .from(directoryEntries)
    .where(eq(directoryEntries.subDomain, subDomain))
    .limit(1);
  return row !== undefined;
}

/**
 * Beginnings of words, all or any of which an entry must have, and the beginning of a partner number that suffices without them; null for
 * none.
 */
export type DirectorySearch = { beginnings: readonly string[]; match: "all" | "any"; partnerNumber: string | null };

/** Returns the entries that the indexes find, in a stable order. The beginnings hold only letters, digits and marks (see searchWords). */
export async function listDirectoryCandidates(tx: Transaction, search: DirectorySearch, limit: number): Promise<DirectoryEntry[]> {
  return tx
    .select()
    .from(directoryEntries)
    .where(isSought(search))
    .orderBy(asc(directoryEntries.practiceName), asc(directoryEntries.locationName), asc(directoryEntries.locationId))
    .limit(limit);
}

/** Returns the ids of the practices of these entries by name, each once however many locations it has; at most `limit`. */
export async function listDirectoryTenants(tx: Transaction, search: DirectorySearch, limit: number): Promise<string[]> {
  const { tenantId, practiceName } = directoryEntries;
  const rows = await tx
    .selectDistinct({ tenantId, practiceName })
    .from(directoryEntries)
    .where(isSought(search))
    .orderBy(asc(practiceName), asc(tenantId))
    .limit(limit);
  return rows.map((row) => row.tenantId);
}

function isSought({ beginnings, match, partnerNumber }: DirectorySearch): SQL | undefined {
  const having = beginnings.map((beginning) => hasWord(beginning));
  const byWords = match === "all" ? and(...having) : or(...having);
  return partnerNumber === null ? byWords : or(byWords, beginsWith(directoryEntries.partnerNumber, partnerNumber));
}

function hasWord(beginning: string): SQL {
  return sql`(${directoryEntries.tenantId}, ${directoryEntries.locationId}) in (select ${directoryWords.tenantId}, ${directoryWords.locationId} from ${directoryWords} where ${beginsWith(directoryWords.word, beginning)})`;
}

export type DirectoryRow = { locationId: string; locationName: string; partnerNumber: string; words: readonly string[] };

/** Replaces the directory entries of a practice. */
export async function replaceDirectory(
  tx: Transaction,
  practice: { tenantId: string; practiceName: string; subDomain: string },
  rows: readonly DirectoryRow[],
): Promise<void> {
  const { tenantId, practiceName, subDomain } = practice;
  await tx.delete(directoryEntries).where(eq(directoryEntries.tenantId, tenantId));
  if (rows.length === 0) return;
  await tx.insert(directoryEntries).values(
    rows.map(({ locationId, locationName, partnerNumber }) => ({
      tenantId,
      locationId,
      practiceName,
      locationName,
      subDomain,
      partnerNumber,
    })),
  );
  const words = rows.flatMap(({ locationId, words: list }) => list.map((word) => ({ tenantId, locationId, word })));
  if (words.length > 0) await tx.insert(directoryWords).values(words);
}
