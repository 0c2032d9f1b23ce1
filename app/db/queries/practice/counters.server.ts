import { sql } from "drizzle-orm";
import type { PracticeDb } from "~/db/database.server";
import { schema } from "~/db/schema.server";

const { counters } = schema;

/** Locks the row of a practice's counter, so that numbers taken later in the transaction are consecutive. */
export async function lockCounter(db: PracticeDb, name: string): Promise<void> {
  await raiseCounter(db, name, 0);
}

/** Raises a counter by `count` and returns the first of the new numbers; numbers start at 1. */
export async function raiseCounter({ tx, tenantId }: PracticeDb, name: string, count: number): Promise<number> {
  const [row] = await tx
    .insert(counters)
    .values({ tenantId, name, value: count })
    .onConflictDoUpdate({ target: [counters.tenantId, counters.name], set: { value: sql`${counters.value} + ${count}` } })
    .returning({ value: counters.value });
  if (!row) throw new Error(`The counter ${name} gave no number`);
  return row.value - count + 1;
}
