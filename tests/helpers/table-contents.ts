import { sql } from "drizzle-orm";
import { testDatabase } from "./database";

/** A sum over the rows of every table, to see that nothing changed; left out are counts of wrong sign-ins, addresses and notes of changes. */
export async function tableContents(): Promise<Record<string, string>> {
  const { owner } = await testDatabase();
  const found = (await owner.execute(
    sql`select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') and not relispartition
      and relname not in ('address_tries', 'noted_changes', 'sign_in_attempts') order by relname`,
  )) as unknown as { rows: { name: string }[] };
  const sums = found.rows.map(({ name }) =>
    sql.raw(
      `select '${name}' as name, count(*) || ' ' || coalesce(md5(string_agg(md5(t::text), '' order by md5(t::text))), '') as sum from "${name}" t`,
    ),
  );
  const { rows } = (await owner.execute(sql.join(sums, sql` union all `))) as unknown as { rows: { name: string; sum: string }[] };
  return Object.fromEntries(rows.map(({ name, sum }) => [name, sum]));
}
