import { resolve } from "node:path";
import { restoreEmbedded } from "~/db/backup/embedded-restore.server";
import { loadIntactManifest, type Manifest } from "~/db/backup/manifest.server";
import { checkMigrationKnown } from "~/db/backup/migration-of.server";
import { restorePostgres } from "~/db/backup/postgres-restore.server";
import type { Database } from "~/db/database.server";
import { createDoors } from "~/db/doors.server";
import { BackupError } from "~/domain/backup/backup-error";
import { type DatabaseFacts, findTableDifferences, type TableDifference } from "~/domain/backup/database-facts";
import { type ChainState, verifyAudit } from "../audit/verify-audit.server";
import type { BackedUp } from "./back-up.server";

/**
 * The result of a restore: the contents of the backup and of the database, the differences between the two, and the end of each audit
 * trail.
 */
export type Restored = { manifest: Manifest; facts: DatabaseFacts; differences: TableDifference[]; trails: ChainState[] };

/**
 * Restores a backup into an empty database, or with `isReplacing` in place of its contents, migrates it to this version and checks
 * everything (D92). Throws a BackupError for a backup that is damaged, of the other kind of database, or of a newer version.
 */
export async function restore(
  { from, isReplacing }: { from: string; isReplacing: boolean },
  { configuration, environment }: BackedUp,
): Promise<Restored> {
  const directory = resolve(from);
  const manifest = await loadIntactManifest(directory);
  const url = configuration.migrateUrl ?? configuration.databaseUrl;
  if (manifest.kind === "postgres" && url === null)
    throw new BackupError("The backup is of PostgreSQL: name its database with DATABASE_URL.");
  if (manifest.kind === "embedded" && url !== null)
    throw new BackupError("The backup is of the embedded database: leave DATABASE_URL out and name a DATA_DIR.");
  checkMigrationKnown(manifest.migration);
  const trails: ChainState[] = [];
  const inspect = async (database: Database) => {
    for await (const state of verifyAudit(createDoors(database))) trails.push(state);
  };
  const source = { directory, manifest, isReplacing };
  const facts = await (url === null
    ? restoreEmbedded(configuration.dataDirectory, source, inspect)
    : restorePostgres(url, { ...source, environment }, inspect));
  return { manifest, facts, differences: findTableDifferences(manifest.facts, facts), trails };
}
