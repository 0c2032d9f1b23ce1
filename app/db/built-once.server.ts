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
  const ofConnection = known.get(connection) ?? new Map<Build<unknown>, unknown>();
  known.set(connection, ofConnection);
  const query = (ofConnection.get(build) as Query | undefined) ?? build(tx);
  ofConnection.set(build, query);
  return client?.embedded ? Object.create(query, { client: { value: client } }) : query;
}
