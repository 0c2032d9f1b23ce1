import { getTableColumns } from "drizzle-orm";
import type { PgTable } from "drizzle-orm/pg-core";
import type { Transaction } from "~/db/database.server";

/** A statement takes at most 65,535 values; half of it keeps the embedded database quick. */
const valuesPerStatement = 16_000;

/** Inserts rows in statements of many; rows whose key is taken are left as they are. */
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
