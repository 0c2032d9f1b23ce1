import { existsSync } from "node:fs";
import { mkdir, rename, rm } from "node:fs/promises";
import { basename, dirname, join, resolve } from "node:path";
import { backUpEmbedded, dumpUnusedDirectory } from "~/db/backup/embedded-backup.server";
import { type Manifest, writeManifest } from "~/db/backup/manifest.server";
import { backUpPostgres } from "~/db/backup/postgres-backup.server";
import { writingTo } from "~/db/backup/writing-to.server";
import { DirectoryLockedError } from "~/db/lock-directory.server";
import type { Configuration } from "~/integrations/configuration.server";

/** The database that is backed up or restored, and the settings of its programs. */
export type BackedUp = {
  configuration: Pick<Configuration, "databaseUrl" | "migrateUrl" | "dataDirectory">;
  environment: Readonly<Record<string, string | undefined>>;
};

type From = BackedUp & {
  now: Date;
  /** Requests a dump from the process that uses the data directory. */
  requestDump: (dataDirectory: string) => Promise<Blob>;
};

/**
 * Writes a backup: a directory with the data and a manifest of its contents (D92). `to` is its path, or an existing directory below which
 * it gets a name from the time. An unfinished one is removed.
 */
export async function backUp(to: string, from: From): Promise<{ place: string; manifest: Manifest }> {
  const place = resolve(existsSync(to) ? join(to, `dioptre-${from.now.toISOString().replace(/[-:]|\.\d+/g, "")}`) : to);
  const unfinished = join(dirname(place), `.${basename(place)}.unfinished`);
  await writingTo(place, async () => {
    await mkdir(dirname(place), { recursive: true });
    await mkdir(unfinished, { mode: 0o700 });
  });
  try {
    const manifest = await writingTo(place, async () => {
      const written = await writeInto(unfinished, from);
      await writeManifest(unfinished, written);
      await rename(unfinished, place);
      return written;
    });
    return { place, manifest };
  } finally {
    await rm(unfinished, { recursive: true, force: true });
  }
}

async function writeInto(directory: string, { configuration, environment, now, requestDump }: From): Promise<Manifest> {
  const url = configuration.migrateUrl ?? configuration.databaseUrl;
  if (url !== null) return backUpPostgres(url, directory, environment);
  const dump = await dumpUnusedDirectory(configuration.dataDirectory).catch((error: unknown) => {
    if (error instanceof DirectoryLockedError) return requestDump(configuration.dataDirectory);
    throw error;
  });
  return backUpEmbedded(dump, directory, now);
}
