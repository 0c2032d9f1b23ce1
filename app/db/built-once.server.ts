import type { Transaction } from "./database.server";

/** Builds and prepares a query whose values are placeholders. */
type Build<Query> = (tx: Transaction) => Query;

const known = new WeakMap<object, Map<Build<unknown>, unknown>>();

/**
 * Returns a prepared query that is built once per connection, because building costs more than running it. A PostgreSQL connection builds
 * it once; the embedded database, where each transaction counts as a connection, once per transaction.
 */
export function builtOnce<Query>(tx: Transaction, build: Build<Query>): Query {
  const connection = tx._.session;
  const ofConnection = known.get(connection) ?? new Map<Build<unknown>, unknown>();
  known.set(connection, ofConnection);
  const query = (ofConnection.get(build) as Query | undefined) ?? build(tx);
  ofConnection.set(build, query);
  return query;
}
