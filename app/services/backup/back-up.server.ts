import { existsSync, rmSync } from "node:fs";
import { mkdir, rename, rm } from "node:fs/promises";
import { basename, dirname, join, resolve } from "node:path";
import { backUpEmbedded, dumpUnusedDirectory } from "~/db/backup/embedded-backup.server";
import { type Manifest, writeManifest } from "~/db/backup/manifest.server";
import { backUpPostgres } from "~/db/backup/postgres-backup.server";
import { writingTo } from "~/db/backup/writing-to.server";
import { DirectoryLockedError } from "~/db/lock-directory.server";
import { BackupError } from "~/domain/backup/backup-error";
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

const endingSignals = ["SIGINT", "SIGTERM"] as const;

/**
 * Writes a backup: a directory with the data and a manifest of its contents (D92). `to` is its path, or an existing directory below which
 * it gets a name from the time. An unfinished one is removed, also when the process is ended by SIGINT or SIGTERM; one that a killed
 * process left is refused by its name, since another process may be writing it.
 */
export async function backUp(to: string, from: From): Promise<{ place: string; manifest: Manifest }> {
  const place = resolve(existsSync(to) ? join(to, `dioptre-${from.now.toISOString().replace(/[-:]|\.\d+/g, "")}`) : to);
  const unfinished = join(dirname(place), `.${basename(place)}.unfinished`);
  if (existsSync(unfinished)) {
    throw new BackupError(`${unfinished} belongs to a backup that has not ended. If none is running, remove it and try again.`);
  }
  await writingTo(place, async () => {
    await mkdir(dirname(place), { recursive: true });
    await mkdir(unfinished, { mode: 0o700 });
  });
  const end = () => {
    rmSync(unfinished, { recursive: true, force: true });
    process.exit(1);
  };
  for (const signal of endingSignals) process.once(signal, end);
  try {
    const manifest = await writingTo(place, async () => {
      const written = await writeInto(unfinished, from);
      await writeManifest(unfinished, written);
      await rename(unfinished, place);
      return written;
    });
    return { place, manifest };
  } finally {
    for (const signal of endingSignals) process.off(signal, end);
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
