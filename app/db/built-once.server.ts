import { type Column, type SQL, sql } from "drizzle-orm";
import { PgDialect } from "drizzle-orm/pg-core";
import { rememberedIn } from "~/domain/remembered";
import type { Transaction } from "./database.server";

/** Builds and prepares a query whose values are placeholders. */
type Build<Query> = (tx: Transaction) => Query;

const known = new WeakMap<object, Map<Build<unknown>, unknown>>();

/** What a session of the query builder runs its queries with: the transaction of an embedded database names it. */
type Session = { readonly client?: { readonly embedded?: object } };

/**
 * Returns a prepared query that is built once per connection, because building costs more than running it. The embedded database has one
 * connection: a query that was built in another transaction is run in this one.
 */
export function builtOnce<Query extends object>(tx: Transaction, build: Build<Query>): Query {
  const { client } = tx._.session as unknown as Session;
  const connection = client?.embedded ?? tx._.session;
  const query = rememberedIn(known, connection, build, () => build(tx)) as Query;
  return client?.embedded ? Object.create(query, { client: { value: client } }) : query;
}

/** Returns what builds a statement in SQL for `builtOnce`; its values are placeholders. `name` is that of the prepared statement. */
export function statementIn(text: SQL, name: string) {
  const query = new PgDialect().sqlToQuery(text);
  return (tx: Transaction) => tx._.session.prepareQuery(query, undefined, name, false);
}

/** Returns a placeholder with its type in the database, for `statementIn`. */
export const given = (name: string, type: string): SQL => sql`${sql.placeholder(name)}::${sql.raw(type)}`;

/** Returns a placeholder whose value is written as the column writes its own; null stays null. */
export function givenFor(column: Column, name: string): SQL {
  const mapToDriverValue = (value: unknown) => (value === null ? null : column.mapToDriverValue(value));
  return sql`${sql.param(sql.placeholder(name), { mapToDriverValue })}`;
}
