import { eq } from "drizzle-orm";
import type { Transaction } from "~/db/database.server";
import { schema } from "~/db/schema.server";

const { directoryEntries } = schema;

/** The entries of a practice by its sub-domain, one per location; none when no approved practice has it. */
export async function listDirectoryEntriesOf(tx: Transaction, subDomain: string) {
  return tx.select().from(directoryEntries).where(eq(directoryEntries.subDomain, subDomain)).orderBy(directoryEntries.locationName);
}

/** Does a practice have this sub-domain? */
export async function isSubDomain(tx: Transaction, subDomain: string): Promise<boolean> {
  const [row] = await tx
    .select({ tenantId: directoryEntries.tenantId })
    .from(directoryEntries)
    .where(eq(directoryEntries.subDomain, subDomain))
    .limit(1);
  return row !== undefined;
}
