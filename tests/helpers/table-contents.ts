import { sql } from "drizzle-orm";
import { testDatabase } from "./database";

/** A sum over the rows of every table, to see that nothing changed; left out are counts of wrong sign-ins, addresses and notes of changes. */
export async function tableContents(): Promise<Record<string, string>> {
  const { owner } = await testDatabase();
  const found = (await owner.execute(
    sql`select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') and not relispartition
      and relname not in ('address_tries', 'noted_changes', 'sign_in_attempts') order by relname`,
  )) as unknown as { rows: { name: string }[] };
  const sums: Record<string, string> = {};
  for (const { name } of found.rows) {
    const summed = (await owner.execute(
      sql.raw(`select count(*) || ' ' || coalesce(md5(string_agg(md5(t::text), '' order by md5(t::text))), '') as sum from "${name}" t`),
    )) as unknown as { rows: { sum: string }[] };
    sums[name] = summed.rows[0]?.sum ?? "";
  }
  return sums;
}
