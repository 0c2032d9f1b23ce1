import { existsSync } from "node:fs";
import { readFile, rename, rm } from "node:fs/promises";
import { join } from "node:path";
import { PGlite } from "@electric-sql/pglite";
import { drizzle } from "drizzle-orm/pglite";
import { BackupError } from "~/domain/backup/backup-error";
import { type DatabaseFacts, findTableDifferences } from "~/domain/backup/database-facts";
import type { Database } from "../database.server";
import { lockDirectory } from "../lock-directory.server";
import { migrateEmbedded } from "../migrate.server";
import { databaseIn } from "./embedded-backup.server";
import { loadDatabaseFacts, type Query } from "./load-database-facts.server";
import type { Manifest } from "./manifest.server";
import { writingTo } from "./writing-to.server";

type From = { directory: string; manifest: Manifest; isReplacing: boolean };

/**
 * Restores a backup into a data directory without a database, or with `isReplacing` in place of the present one, which is removed only
 * after the restored one was verified. Returns its contents; `inspect` receives it after it was migrated to this version.
 */
export async function restoreEmbedded(
  dataDirectory: string,
  { directory, manifest, isReplacing }: From,
  inspect: (database: Database) => Promise<void>,
): Promise<DatabaseFacts> {
  const release = lockDirectory(dataDirectory);
  const [path, fresh] = [databaseIn(dataDirectory), join(dataDirectory, "database.restoring")];
  try {
    if (existsSync(path) && !isReplacing)
      throw new BackupError(
        `The data directory ${dataDirectory} has a database. Name another DATA_DIR, or say --replace to lose what it holds.`,
      );
    await rm(fresh, { recursive: true, force: true });
    const dump = new Blob([await readFile(join(directory, manifest.file.name))]);
    const facts = await writingTo(dataDirectory, () => load(dump, fresh, manifest, inspect));
    if (findTableDifferences(manifest.facts, facts).length > 0) return facts;
    const former = join(dataDirectory, "database.former");
    if (existsSync(path)) await rename(path, former);
    await rename(fresh, path);
    await rm(former, { recursive: true, force: true });
    return facts;
  } finally {
    await rm(fresh, { recursive: true, force: true });
    release();
  }
}

async function load(dump: Blob, path: string, manifest: Manifest, inspect: (database: Database) => Promise<void>): Promise<DatabaseFacts> {
  const client = await PGlite.create(path, { loadDataDir: dump });
  try {
    const facts = await client.transaction((tx) => {
      const query: Query = async <Row extends object>(statement: string) => (await tx.query<Row>(statement)).rows;
      return loadDatabaseFacts(query);
    });
    if (findTableDifferences(manifest.facts, facts).length > 0) return facts;
    await migrateEmbedded(client);
    await inspect(drizzle(client));
    return facts;
  } finally {
    await client.close();
  }
}
