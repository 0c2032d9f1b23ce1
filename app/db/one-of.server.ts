import { type SQL, type SQLWrapper, sql } from "drizzle-orm";

/**
 * Returns the condition that a column has one of these values, which the code knows and nobody types. They are literals and not parameters,
 * so that a prepared statement is planned for them: it uses an index of the rows that have them, and knows how many those are.
 */
export const isOneOf = (column: SQLWrapper, values: readonly string[]): SQL =>
  sql`${column} in (${sql.raw(values.map((value) => `'${value}'`).join(", "))})`;
