import { type Column, getTableColumns, getTableName, type SQL, sql } from "drizzle-orm";
import type { PgTable } from "drizzle-orm/pg-core";
import { remembered } from "~/domain/remembered";
import { builtOnce } from "./built-once.server";
import type { Transaction } from "./database.server";
import { together } from "./together.server";

type Row<Table extends PgTable> = Table["$inferInsert"];

/** Maximum number of rows in one statement, so that its one value does not grow without limit. */
const rowsMax = 2000;

/**
 * Inserts rows. They are one value of the statement, which is therefore the same for any number of them: each connection builds and
 * prepares it once per table.
 */
export async function insertRows<Table extends PgTable>(tx: Transaction, table: Table, rows: readonly Row<Table>[]): Promise<void> {
  await insertBy(insertionInto(table, { keepsKnown: false }), { tx, table, rows });
}

/** Inserts rows; those whose key exists are left unchanged. */
export async function insertNewRows<Table extends PgTable>(tx: Transaction, table: Table, rows: readonly Row<Table>[]): Promise<void> {
  await insertBy(insertionInto(table, { keepsKnown: true }), { tx, table, rows });
}

type Insertion<Result> = (tx: Transaction) => { execute: (values: { rows: string }) => Promise<Result> };

/** Executes an insertion of `givenRows`, built once per connection, all of it at once; returns the result of each statement. */
export async function insertBy<Table extends PgTable, Result>(
  insertion: Insertion<Result>,
  { tx, table, rows }: { tx: Transaction; table: Table; rows: readonly Row<Table>[] },
): Promise<Result[]> {
  const starts = Array.from({ length: Math.ceil(rows.length / rowsMax) }, (_, chunk) => chunk * rowsMax);
  return together(
    ...starts.map((start) => {
      const given = rows.slice(start, start + rowsMax).map((row) => storedRow(table, row));
      return builtOnce(tx, insertion).execute({ rows: JSON.stringify(given) });
    }),
  );
}

/** Returns what an insertion into a table selects: the rows in the order in which they are given, every column of the table. */
export function givenRows(table: PgTable): SQL {
  const columns = Object.values(getTableColumns(table));
  const names = columns.map(({ name }) => sql.identifier(name));
  const typed = columns.map((column) => sql`${sql.identifier(column.name)} ${sql.raw(column.getSQLType())}`);
  return sql`select ${sql.join(names, sql`, `)} from jsonb_to_recordset(${sql.placeholder("rows")}::jsonb) as given(${sql.join(typed, sql`, `)})`;
}

const insertions = new Map<string, Insertion<unknown>>();

function insertionInto(table: PgTable, { keepsKnown }: { keepsKnown: boolean }): Insertion<unknown> {
  const name = `${keepsKnown ? "new_" : ""}into_${getTableName(table)}`;
  return remembered(insertions, name, () => (tx) => {
    const insertion = tx.insert(table).select(givenRows(table));
    return (keepsKnown ? insertion.onConflictDoNothing() : insertion).prepare(name);
  });
}

type ColumnOf = { readonly key: string; readonly name: string; readonly column: Column };

const columnsOfTables = new Map<PgTable, readonly ColumnOf[]>();

const columnsOf = (table: PgTable) =>
  remembered(columnsOfTables, table, () =>
    Object.entries<Column>(getTableColumns(table)).map(([key, column]) => ({ key, name: column.name, column })),
  );

/** Returns a row by the names of its columns, with the default of each that is omitted. */
function storedRow<Table extends PgTable>(table: Table, row: Row<Table>): Record<string, unknown> {
  const stored: Record<string, unknown> = {};
  for (const { key, name, column } of columnsOf(table)) stored[name] = storedValue(column, row[key as keyof Row<Table>]);
  return stored;
}

function storedValue(column: Column, given: unknown): unknown {
  const value = given === undefined ? column.default : given;
  return value === undefined || value === null || column.dataType === "json" ? (value ?? null) : column.mapToDriverValue(value);
}
