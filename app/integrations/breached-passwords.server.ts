import { createHash } from "node:crypto";
import { type FileHandle, open } from "node:fs/promises";

/** Longer than a line: 40 hexadecimal digits, and a colon with the number of leaks. */
const lineBytes = 128;
const newline = 10;

/**
 * Whether a password is in a file of breached ones, by its SHA-1: sorted lines of 40 hexadecimal digits, as "Pwned Passwords" offers them
 * ordered by hash; anything after the digits is ignored. The file may be larger than the memory. Without a file none is.
 */
export async function isBreachedPassword(path: string | null, password: string): Promise<boolean> {
  if (path === null) return false;
  const hash = createHash("sha1").update(password).digest("hex").toUpperCase();
  const file = await open(path);
  try {
    return await hasLine(file, hash, (await file.stat()).size);
  } finally {
    await file.close();
  }
}

/** Whether a line begins with the hash: halves the part of the file in which it can begin. */
async function hasLine(file: FileHandle, hash: string, size: number): Promise<boolean> {
  let [from, to] = [0, size];
  while (from < to) {
    const middle = Math.floor((from + to) / 2);
    const line = await loadLineFrom(file, middle);
    if (line === null || line.start >= to || line.hash > hash) to = middle;
    else if (line.hash < hash) from = line.start + 1;
    else return true;
  }
  return false;
}

/** Returns the first line that begins at a position or after it; null after the last. */
async function loadLineFrom(file: FileHandle, position: number): Promise<{ start: number; hash: string } | null> {
  const before = Math.max(position - 1, 0);
  const { buffer, bytesRead } = await file.read(Buffer.alloc(2 * lineBytes), 0, 2 * lineBytes, before);
  const read = buffer.subarray(0, bytesRead);
  const begins = position === 0 ? 0 : read.indexOf(newline) + 1;
  if (begins >= read.length || (position > 0 && begins === 0)) return null;
  return { start: before + begins, hash: read.toString("latin1", begins, begins + 40).toUpperCase() };
}
