import { type Column, type SQL, sql } from "drizzle-orm";

type Columns = Readonly<Record<string, Column>>;
type RowOf<Of extends Columns> = {
  [Key in keyof Of]: Of[Key]["_"]["notNull"] extends true ? Of[Key]["_"]["data"] : Of[Key]["_"]["data"] | null;
};

/** Which rows of a table, in which order; `columns` are those of the table in `from`. */
type RowsAsked<Of extends Columns> = { columns: Of; from: SQL; orderBy?: SQL };

/**
 * Returns SQL for a list of rows as one value of a statement, so that several lists need only one round trip. The values are the same as
 * when these columns are selected as rows.
 */
export function jsonRows<Of extends Columns>({ columns, from, orderBy }: RowsAsked<Of>): SQL<RowOf<Of>[]> {
  const entries = Object.entries(columns);
  const pairs = entries.map(([key, column]) => sql`${sql.raw(`'${key}'`)}, ${column}`);
  const ordered = orderBy ? sql` order by ${orderBy}` : sql.empty();
  const decode = (rows: Record<string, unknown>[]) =>
    rows.map((row) => Object.fromEntries(entries.map(([key, column]) => [key, decoded(column, row[key])]))) as RowOf<Of>[];
  return sql`(select coalesce(json_agg(json_build_object(${sql.join(pairs, sql`, `)})${ordered}), '[]'::json) from ${from})`.mapWith(
    decode,
  );
}

const decoded = (column: Column, value: unknown) => (value === null || value === undefined ? null : column.mapFromDriverValue(value));
