import { type Column, inArray, type SQL, type SQLWrapper, sql } from "drizzle-orm";

/**
 * Returns the condition that a column has one of these values, which the code knows and nobody types. They are literals and not parameters,
 * so that a prepared statement is planned for them: it uses an index of the rows that have them, and knows how many those are.
 */
export const isOneOf = (column: SQLWrapper, values: readonly string[]): SQL =>
  sql`${column} in (${sql.raw(values.map((value) => `'${value}'`).join(", "))})`;

/** Ids that are known, or a query that returns them. */
export type Ids = readonly string[] | SQL;

/** Returns the condition that a column has one of these ids. A query for them runs once and first, so that an index finds their rows. */
export const isAmong = (column: Column, ids: Ids): SQL =>
  Array.isArray(ids) ? inArray(column, [...new Set<string>(ids)]) : sql`${column} = any(array(${ids}))`;
