import { getTableName, is } from "drizzle-orm";
import { PgTable } from "drizzle-orm/pg-core";
import { schema } from "~/db/schema.server";
import { testDatabase } from "~tests/helpers/database";

/** When a practice was changed last is noted for the pages that are kept, and differs with each run. */
const tables = Object.values(schema)
  .filter((table) => is(table, PgTable))
  .filter((table) => table !== schema.notedChanges);

/** Every row of the demo as sorted text, by table. Password hashes are left out: their salt is never the same. */
export async function everyRow(): Promise<Record<string, string[]>> {
  const { owner } = await testDatabase();
  const rows: Record<string, string[]> = {};
  for (const table of tables) {
    const found = (await owner.select().from(table)) as Record<string, unknown>[];
    rows[getTableName(table)] = found.map((row) => JSON.stringify({ ...row, passwordHash: null })).sort();
  }
  return rows;
}

/** The rows of one table. */
export async function rowsOf<Table extends PgTable>(table: Table): Promise<Table["$inferSelect"][]> {
  const { owner } = await testDatabase();
  const source: PgTable = table;
  return owner.select().from(source);
}
