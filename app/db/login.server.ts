import type { Client, ClientBase } from "pg";

/** What a login of PostgreSQL may do beyond what serving needs, and what the server behind it does not promise. */
export type LoginSafety = {
  /** It owns the portal's tables or is a superuser, so that no grant and no policy binds it. */
  readonly ownsTables: boolean;
  /** Settings that are off, so that an acknowledged order may be lost when the power fails. */
  readonly unsafeSettings: readonly string[];
};

type LoginRow = { ownsTables: boolean; unsafeSettings: string[] };

/** Returns what the login may do and what the server promises; reads only PostgreSQL's catalogues. */
export async function readLoginFacts(client: ClientBase): Promise<LoginSafety> {
  const { rows } = await client.query<LoginRow>(`
    select
      exists (
        select from pg_class
        where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') and pg_has_role(session_user, relowner, 'member')
      ) as "ownsTables",
      array(
        select name from pg_settings
        where name in ('fsync', 'full_page_writes', 'synchronous_commit') and setting = 'off' order by name
      )::text[] as "unsafeSettings"`);
  const [facts] = rows;
  return facts ?? { ownsTables: false, unsafeSettings: [] };
}

/** Lets a login take on the roles of the doors, and nothing else: not that of backups, which reads every practice. Run by the owner after each migration, which may bring a new role. */
export async function grantDoors(owner: Client, login: string): Promise<void> {
  await owner.query("select set_config('dioptre.login', $1, false)", [login]);
  await owner.query(`do $$ declare door text; begin
    for door in select rolname from pg_roles where rolname like 'dioptre\\_%' and not rolcanlogin and rolname <> 'dioptre_backup'
    loop execute format('grant %I to %I', door, current_setting('dioptre.login')); end loop;
  end $$`);
}
