import { getTableColumns } from "drizzle-orm";
import type { PgTable } from "drizzle-orm/pg-core";
import type { Transaction } from "~/db/database.server";

/** A statement takes at most 65,535 values; a quarter of it keeps the embedded database fast. */
const valuesPerStatement = 16_000;

/** Inserts rows in large statements; rows whose key exists are left unchanged. */
export async function insertRows<Table extends PgTable>(
  tx: Transaction,
  table: Table,
  rows: readonly Table["$inferInsert"][],
): Promise<void> {
  const size = Math.floor(valuesPerStatement / Object.keys(getTableColumns(table)).length);
  for (let start = 0; start < rows.length; start += size) {
    await tx
      .insert(table)
      .values(rows.slice(start, start + size))
      .onConflictDoNothing();
  }
}
