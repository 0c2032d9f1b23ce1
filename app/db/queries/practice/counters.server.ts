import { sql } from "drizzle-orm";
import { builtOnce } from "~/db/built-once.server";
import type { PracticeDb, Transaction } from "~/db/database.server";
import { schema } from "~/db/schema.server";

const { counters } = schema;

/**
 * Locks the row of a practice's counter and returns its next number, so that numbers taken later in the transaction are those from this one
 * on.
 */
export function lockCounter(db: PracticeDb, name: string): Promise<number> {
  return raiseCounter(db, name, 0);
}

/** Raises a counter by `count` and returns the first of the new numbers; numbers start at 1. */
export async function raiseCounter({ tx, tenantId }: PracticeDb, name: string, count: number): Promise<number> {
  const [row] = await builtOnce(tx, raisedCounter).execute({ tenantId, name, count });
  if (!row) throw new Error(`The counter ${name} gave no number`);
  return row.value - count + 1;
}

function raisedCounter(tx: Transaction) {
  const value = (name: string) => sql.placeholder(name);
  return tx
    .insert(counters)
    .values({ tenantId: value("tenantId"), name: value("name"), value: value("count") })
    .onConflictDoUpdate({ target: [counters.tenantId, counters.name], set: { value: sql`${counters.value} + excluded.value` } })
    .returning({ value: counters.value })
    .prepare("raised_counter");
}
