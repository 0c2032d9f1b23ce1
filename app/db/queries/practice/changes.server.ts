import { sql } from "drizzle-orm";
import { builtOnce, given, statementIn } from "~/db/built-once.server";
import type { PracticeDb, Transaction } from "~/db/database.server";
import { openingNames } from "~/db/prepared-client.server";

/** What may have changed: something of the practice with this id, for all practices what the distributor writes (`market`), or `stock`. */
export type ChangeScope = string;

/** Notes that this transaction may change something of the placeholder `scope` (D175). */
export const noting = sql`insert into noted_changes (scope, transaction_id, noted_at)
  values (${given("scope", "text")}, pg_current_xact_id()::text::bigint, now()) on conflict do nothing`;

const notingStock = statementIn(noting, openingNames.noting);

/** Notes that this transaction may change stock, where changes are noted. */
export async function noteStockChange({ tx, notesChanges }: PracticeDb): Promise<void> {
  if (notesChanges) await builtOnce(tx, notingStock).execute({ scope: "stock" });
}

const since = given("since", "pg_snapshot");

/**
 * What may have changed since a snapshot: the present one, and the scopes. A snapshot can only be compared with those of the same `server`:
 * another one, or the same started again, may give numbers of transactions a second time.
 */
export type Changes = { readonly server: string; readonly present: string; readonly changed: readonly ChangeScope[] };

/**
 * Returns the columns of `Changes` for a statement of a practice with the placeholders `tenantId` and `since`: the scopes of which something
 * may have changed that this snapshot did not show yet. Without a snapshot there are none.
 */
export const changeColumns = () => ({
  server: sql<string>`pg_postmaster_start_time()::text`.as("server"),
  present: sql<string>`pg_current_snapshot()::text`.as("present"),
  changed: sql<string[]>`array(
    select distinct noted.scope from noted_changes noted
    where noted.scope in (${given("tenantId", "text")}, 'market', 'stock')
      and noted.transaction_id >= pg_snapshot_xmin(${since})::text::bigint
      and not pg_visible_in_snapshot(noted.transaction_id::text::xid8, ${since})
  )`.as("changed"),
});

/** Deletes the notes of changes that were made an hour ago and more; returns how many. */
export async function purgeNotedChanges(tx: Transaction): Promise<number> {
  const old = sql`delete from noted_changes where noted_at < now() - interval '1 hour' returning noted_at`;
  const { rows } = (await tx.execute(sql`with removed as (${old}) select count(*)::int as quantity from removed`)) as {
    rows: { quantity: number }[];
  };
  return rows[0]?.quantity ?? 0;
}
