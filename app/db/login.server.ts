import type { Client, ClientBase } from "pg";

/** What a PostgreSQL login may do beyond what serving needs, and which guarantees its server lacks. */
export type LoginSafety = {
  /** Whether it owns the portal's tables or is a superuser, so that neither grants nor policies apply to it. */
  readonly ownsTables: boolean;
  /** Settings that are off, so that an acknowledged order may be lost in a power failure. */
  readonly unsafeSettings: readonly string[];
};

type LoginRow = { ownsTables: boolean; unsafeSettings: string[] };

/** Returns the rights of the login and the guarantees of the server; reads only PostgreSQL's system catalogues. */
export async function loadLoginFacts(client: ClientBase): Promise<LoginSafety> {
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

/**
 * Lets a login assume the roles of the doors, but not that of backups, which reads all practices, and note changes (D175). Run by the owner
 * after each migration, which may add a role.
 */
export async function grantDoors(owner: Client, login: string): Promise<void> {
  await owner.query("select set_config('dioptre.login', $1, false)", [login]);
  await owner.query(`do $$ declare door text; begin
    for door in select rolname from pg_roles where rolname like 'dioptre\\_%' and not rolcanlogin and rolname <> 'dioptre_backup'
    loop execute format('grant %I to %I', door, current_setting('dioptre.login')); end loop;
    execute format('grant insert on noted_changes to %I', current_setting('dioptre.login'));
  end $$`);
}
