import { join } from "node:path";
import { Client } from "pg";
import { unreachable } from "../open.server";
import { parseAddress } from "../open-pool.server";
import { loadDatabaseFacts, type Query } from "./load-database-facts.server";
import { type Manifest, measureFile } from "./manifest.server";
import { migrationOf } from "./migration-of.server";
import { runPostgresTool } from "./postgres-tool.server";

type Environment = Readonly<Record<string, string | undefined>>;

/** The role with which a login that the policies bind reads all practices; no login that serves may assume it. */
const backupRole = "dioptre_backup";

/**
 * Writes a PostgreSQL database into a directory with pg_dump, and returns its manifest. Dump and figures are from one snapshot: all
 * transactions committed before, none committed later. People continue to work meanwhile (D92).
 */
export async function backUpPostgres(databaseUrl: string, directory: string, environment: Environment): Promise<Manifest> {
  const { connectionString } = parseAddress(databaseUrl);
  return withClient(connectionString, async (client, query) => {
    const migration = await migrationOf(query);
    const isBound = await allowReadingEverything(client, query);
    await client.query("begin isolation level repeatable read read only");
    const [snapshot] = await query<{ id: string }>("select pg_export_snapshot() as id");
    const [clock] = await query<{ now: Date }>("select now() as now");
    if (isBound) await client.query(`set local role ${backupRole}`);
    const name = "database.dump";
    const args = [`--file=${join(directory, name)}`, "--format=custom", "--no-owner", `--snapshot=${snapshot?.id}`];
    if (isBound) args.push(`--role=${backupRole}`, "--enable-row-security");
    await runPostgresTool("pg_dump", { args, databaseUrl: connectionString, environment });
    const facts = await loadDatabaseFacts(query);
    const { postgresMajor, roles } = await loadServerFacts(query);
    await client.query("commit");
    const file = { name, ...(await measureFile(join(directory, name))) } as const;
    return { format: 1, kind: "postgres", madeAt: (clock?.now ?? new Date(0)).toISOString(), postgresMajor, migration, roles, file, facts };
  });
}

/** Works with one connection without a time limit for statements. */
export async function withClient<Answer>(url: string, work: (client: Client, query: Query) => Promise<Answer>): Promise<Answer> {
  const client = new Client({ connectionString: url, application_name: "dioptre-backup", connectionTimeoutMillis: 5_000 });
  await client.connect().catch(unreachable(url));
  try {
    await client.query("select set_config('statement_timeout', '0', false), set_config('idle_in_transaction_session_timeout', '0', false)");
    return await work(client, async (statement) => (await client.query(statement)).rows);
  } finally {
    await client.end();
  }
}

/** Returns the server's major version, and the roles of the doors that it has. */
export async function loadServerFacts(query: Query): Promise<{ postgresMajor: number; roles: string[] }> {
  const [server] = await query<{ version: string }>("select current_setting('server_version_num') as version");
  const roles = await query<{ name: string }>(
    "select rolname as name from pg_roles where rolname ~ '^dioptre_[a-z_]+$' and not rolcanlogin order by 1",
  );
  return { postgresMajor: Math.floor(Number(server?.version) / 10_000), roles: roles.map(({ name }) => name) };
}

/**
 * Row-level security also binds the owner of the tables unless it is a superuser: then a separate role reads them, which the owner assumes
 * for the backup. Creates policies for tables that have none yet. Returns whether the role is needed.
 */
export async function allowReadingEverything(client: Client, query: Query): Promise<boolean> {
  const [login] = await query<{ free: boolean }>("select rolsuper or rolbypassrls as free from pg_roles where rolname = current_user");
  if (login?.free) return false;
  await client.query(`do $$ declare t regclass; begin
    if not exists (select from pg_roles where rolname = '${backupRole}') then create role ${backupRole} nologin; end if;
    if not pg_has_role(current_user, '${backupRole}', 'member') then execute format('grant ${backupRole} to %I', current_user); end if;
    grant usage on schema public, drizzle to ${backupRole};
    grant select on all tables in schema public, drizzle to ${backupRole};
    grant select on all sequences in schema public, drizzle to ${backupRole};
    perform set_config('lock_timeout', '10s', true);
    for t in select c.oid from pg_class c where c.relnamespace = 'public'::regnamespace and c.relrowsecurity
      and not exists (select from pg_policy p where p.polrelid = c.oid and p.polname = 'backup_reads')
    loop execute format('create policy backup_reads on %s for select to ${backupRole} using (true)', t); end loop;
  end $$`);
  return true;
}
