import { join } from "node:path";
import { drizzle } from "drizzle-orm/node-postgres";
import { BackupError } from "~/domain/backup/backup-error";
import type { DatabaseFacts } from "~/domain/backup/database-facts";
import type { Database } from "../database.server";
import { migratePostgres } from "../migrate.server";
import { parseAddress } from "../open-pool.server";
import { loadDatabaseFacts, type Query } from "./load-database-facts.server";
import type { Manifest } from "./manifest.server";
import { allowReadingEverything, loadServerFacts, withClient } from "./postgres-backup.server";
import { runPostgresTool } from "./postgres-tool.server";

type Environment = Readonly<Record<string, string | undefined>>;
type From = { directory: string; manifest: Manifest; isReplacing: boolean; environment: Environment };

/**
 * Restores a backup into an empty PostgreSQL database, all or nothing, or with `isReplacing` in place of its contents. Returns its contents
 * then; `inspect` receives the database after it was migrated to this version. Refused while a portal is connected.
 */
export async function restorePostgres(
  databaseUrl: string,
  { directory, manifest, isReplacing, environment }: From,
  inspect: (database: Database) => Promise<void>,
): Promise<DatabaseFacts> {
  const { connectionString } = parseAddress(databaseUrl);
  return withClient(connectionString, async (client, query) => {
    const { postgresMajor, roles } = await loadServerFacts(query);
    if (postgresMajor < manifest.postgresMajor)
      throw new BackupError(`The backup is of PostgreSQL ${manifest.postgresMajor}; this server is ${postgresMajor}, which is older.`);
    await checkNobodyServes(query);
    if (!(await isEmpty(query))) {
      if (!isReplacing) throw new BackupError("The database is not empty. Name an empty one, or say --replace to lose what it holds.");
      await client.query(dropEverything);
    }
    for (const role of manifest.roles.filter((each) => !roles.includes(each))) await client.query(`create role ${role} nologin`);
    for (const role of manifest.roles) await client.query(takeOn(role));
    const args = ["--no-owner", "--exit-on-error", "--single-transaction", join(directory, manifest.file.name)];
    await runPostgresTool("pg_restore", { args, databaseUrl: connectionString, environment });
    const isBound = await allowReadingEverything(client, query);
    await client.query("begin isolation level repeatable read read only");
    if (isBound) await client.query("set local role dioptre_backup");
    const facts = await loadDatabaseFacts(query);
    await client.query("commit");
    await migratePostgres(client);
    await inspect(drizzle(client));
    return facts;
  });
}

/** The login that restores must be able to assume the roles of the doors, as the migrations that create them arrange it. */
const takeOn = (role: string) =>
  `do $$ begin if not pg_has_role(current_user, '${role}', 'member') then execute format('grant ${role} to %I', current_user); end if; end $$`;

async function checkNobodyServes(query: Query): Promise<void> {
  const [found] = await query<{ count: string }>(
    "select count(*) from pg_stat_activity where datname = current_database() and application_name = 'dioptre'",
  );
  if (Number(found?.count) > 0)
    throw new BackupError(`A portal is connected to the database (${found?.count} connections). Stop it, then restore.`);
}

/** Whether the database has nothing that the portal or anybody else created; extensions do not count. */
async function isEmpty(query: Query): Promise<boolean> {
  const [found] = await query<{ count: string }>(`
    select count(*) from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where n.nspname !~ '^pg_' and n.nspname <> 'information_schema' and c.relkind in ('r', 'p', 'v', 'm', 'S', 'f')
      and not exists (select from pg_depend d where d.objid = c.oid and d.deptype = 'e')`);
  return Number(found?.count) === 0;
}

/** Drops what migrations create: tables and functions of the public schema that belong to no extension, and the list of migrations. */
const dropEverything = `do $$ declare made record; begin
  drop schema if exists drizzle cascade;
  for made in select c.oid::regclass as name from pg_class c where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and not c.relispartition
    and not exists (select from pg_depend d where d.objid = c.oid and d.deptype = 'e')
  loop execute format('drop table if exists %s cascade', made.name); end loop;
  for made in select p.oid::regprocedure as name from pg_proc p where p.pronamespace = 'public'::regnamespace
    and not exists (select from pg_depend d where d.objid = p.oid and d.deptype = 'e')
  loop execute format('drop routine if exists %s cascade', made.name); end loop;
end $$`;
