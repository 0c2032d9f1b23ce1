import { mkdir, readFile, rename, writeFile } from "node:fs/promises";
import { join } from "node:path";

/** Files that are created once: `get` returns the cached one, or creates and caches it. Concurrent requests create it once. */
export type FileCache = { get: (name: string, make: () => Promise<Buffer>) => Promise<Buffer> };

/**
 * Caches files in memory, the `inMemory` last used ones, and below a directory when there is one. A name identifies the content: changed
 * content needs another name. A directory that cannot be written only costs time.
 */
export function createFileCache(directory: string | null, inMemory = 300): FileCache {
  const recent = new Map<string, Promise<Buffer>>();
  return {
    get: (name, make) => {
      const file = recent.get(name) ?? loadOrMake(directory, name, make);
      recent.delete(name);
      recent.set(name, file);
      file.catch(() => recent.delete(name));
      const [oldest] = recent.keys();
      if (recent.size > inMemory && oldest !== undefined) recent.delete(oldest);
      return file;
    },
  };
}

async function loadOrMake(directory: string | null, name: string, make: () => Promise<Buffer>): Promise<Buffer> {
  if (directory === null) return make();
  const path = join(directory, name);
  const stored = await readFile(path).catch(() => null);
  if (stored !== null && stored.byteLength > 0) return stored;
  const made = await make();
  await store(directory, path, made).catch(() => undefined);
  return made;
}

/** Writes to a temporary name first, so that no reader sees an incomplete file. */
async function store(directory: string, path: string, content: Buffer): Promise<void> {
  await mkdir(directory, { recursive: true });
  const unfinished = `${path}.${process.pid}`;
  await writeFile(unfinished, content);
  await rename(unfinished, path);
}
