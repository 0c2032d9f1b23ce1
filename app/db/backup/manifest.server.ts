import { createHash } from "node:crypto";
import { createReadStream } from "node:fs";
import { readFile, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { pipeline } from "node:stream/promises";
import { z } from "zod";
import { BackupError } from "~/domain/backup/backup-error";
import type { DatabaseFacts } from "~/domain/backup/database-facts";

const count = z.int().nonnegative();

const manifestShape = z.object({
  format: z.literal(1),
  kind: z.enum(["embedded", "postgres"]),
  /** The moment of the data, as far as clocks are accurate. */
  madeAt: z.iso.datetime(),
  /** The major version of PostgreSQL, which the embedded database has too. */
  postgresMajor: z.int(),
  /** The last migration of the database. */
  migration: z.string(),
  /** The roles of the doors in grants and policies; roles are not part of a dump. */
  roles: z.array(z.string().regex(/^dioptre_[a-z_]+$/)),
  file: z.object({ name: z.enum(["database.tar.gz", "database.dump"]), bytes: count, sha256: z.string() }),
  facts: z.object({
    tables: z.record(z.string(), z.object({ rows: count, checksum: z.string() })),
    orders: z.object({
      placed: count,
      broken: z.object({
        ordersWithoutParts: count,
        ordersWithOtherSums: count,
        ordersWithoutBoxes: count,
        partsWithoutTheirHistory: count,
      }),
    }),
  }),
});

/** The description of a backup's contents, stored next to its data. */
export type Manifest = z.infer<typeof manifestShape> & { facts: DatabaseFacts };

const nameOf = (directory: string) => join(directory, "manifest.json");

/** Writes the manifest of a backup, readable by its owner only. */
export function writeManifest(directory: string, manifest: Manifest): Promise<void> {
  return writeFile(nameOf(directory), `${JSON.stringify(manifest, null, 2)}\n`, { mode: 0o600, flush: true });
}

/** Returns the manifest of a backup with intact data: its file exists with the recorded size and checksum. */
export async function loadIntactManifest(directory: string): Promise<Manifest> {
  const text = await readFile(nameOf(directory), "utf8").catch(() => {
    throw new BackupError(`${directory} holds no backup: manifest.json is missing or cannot be read.`);
  });
  const manifest = parseManifest(text);
  if (!manifest) throw new BackupError(`${nameOf(directory)} is no manifest that this version can read.`);
  const { name, bytes, sha256 } = manifest.file;
  const found = await measureFile(join(directory, name)).catch(() => null);
  if (!found) throw new BackupError(`The backup is not whole: ${name} is missing or cannot be read.`);
  if (found.bytes !== bytes || found.sha256 !== sha256) throw new BackupError(`The backup is damaged: ${name} is not as it was written.`);
  return manifest;
}

function parseManifest(text: string): Manifest | null {
  try {
    return manifestShape.parse(JSON.parse(text));
  } catch {
    return null;
  }
}

/** Returns the size of a file, and its SHA-256 in hexadecimal digits. */
export async function measureFile(path: string): Promise<{ bytes: number; sha256: string }> {
  const hash = createHash("sha256");
  await pipeline(createReadStream(path), hash);
  return { bytes: (await stat(path)).size, sha256: hash.digest("hex") };
}
