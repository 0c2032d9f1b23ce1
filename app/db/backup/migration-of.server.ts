import { BackupError } from "~/domain/backup/backup-error";
import { knownMigrations } from "../migrate.server";
import type { Query } from "./load-database-facts.server";

/** Returns the name of the database's last migration; refuses one that this version does not know, because a newer version wrote it. */
export async function migrationOf(query: Query): Promise<string> {
  const [present] = await query<{ exists: boolean }>("select to_regclass('drizzle.__drizzle_migrations') is not null as exists");
  if (!present?.exists) throw new BackupError("The database holds no portal: it was never migrated.");
  const [last] = await query<{ when: string }>("select max(created_at)::text as when from drizzle.__drizzle_migrations");
  const known = knownMigrations().find(({ when }) => when === Number(last?.when));
  if (!known)
    throw new BackupError("The database was migrated by another, newer version of the portal. Make the backup with that version.");
  return known.name;
}

/** Refuses a backup whose last migration this version does not know. */
export function checkMigrationKnown(name: string): void {
  if (knownMigrations().some((known) => known.name === name)) return;
  throw new BackupError(`The backup is of a newer version of the portal (migration ${name}). Restore it with that version or a newer one.`);
}
