import { existsSync } from "node:fs";
import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { PGlite } from "@electric-sql/pglite";
import { BackupError } from "~/domain/backup/backup-error";
import { lockDirectory } from "../lock-directory.server";
import { loadDatabaseFacts, type Query } from "./load-database-facts.server";
import { type Manifest, measureFile } from "./manifest.server";
import { migrationOf } from "./migration-of.server";
import { loadServerFacts } from "./postgres-backup.server";
import { writingTo } from "./writing-to.server";

/** Returns the path of the embedded database below the data directory. */
export const databaseIn = (dataDirectory: string): string => join(dataDirectory, "database");

/**
 * Writes a dump of the embedded database into a directory and returns its manifest. The contents are read from the dump itself, opened in
 * memory, so that a dump that cannot be restored is never called a backup (D92).
 */
export async function backUpEmbedded(dump: Blob, directory: string, madeAt: Date): Promise<Manifest> {
  const name = "database.tar.gz";
  const path = join(directory, name);
  const bytes = Buffer.from(await dump.arrayBuffer());
  await writingTo(directory, () => writeFile(path, bytes, { mode: 0o600, flush: true }));
  const opened = await PGlite.create({ loadDataDir: dump });
  try {
    const found = await opened.transaction(async (tx) => {
      const query: Query = async <Row extends object>(statement: string) => (await tx.query<Row>(statement)).rows;
      return { migration: await migrationOf(query), ...(await loadServerFacts(query)), facts: await loadDatabaseFacts(query) };
    });
    const file = { name, ...(await measureFile(path)) } as const;
    return { format: 1, kind: "embedded", madeAt: madeAt.toISOString(), file, ...found };
  } finally {
    await opened.close();
  }
}

/** Dumps the embedded database of a data directory that no process uses; throws a DirectoryLockedError when one does. */
export async function dumpUnusedDirectory(dataDirectory: string): Promise<Blob> {
  if (!existsSync(join(databaseIn(dataDirectory), "PG_VERSION")))
    throw new BackupError(`The data directory ${dataDirectory} holds no database.`);
  const release = lockDirectory(dataDirectory);
  try {
    const client = await PGlite.create(databaseIn(dataDirectory));
    try {
      return await client.dumpDataDir("gzip");
    } finally {
      await client.close();
    }
  } finally {
    release();
  }
}
