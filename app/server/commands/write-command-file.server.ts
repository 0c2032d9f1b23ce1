import { rename, rm, writeFile } from "node:fs/promises";
import type { Terminal } from "./terminal.server";

/**
 * Writes a file whole or not at all, and returns whether it is written; complains when it cannot be. Its text is only requested once the
 * place is known to be writable, and may be null for no file.
 */
export async function writeCommandFile(path: string, terminal: Terminal, load: () => Promise<string | null>): Promise<boolean> {
  const unfinished = `${path}.unfinished`;
  try {
    const isWritable = await isDone(writeFile(unfinished, ""));
    const text = isWritable ? await load() : null;
    const isWritten = text !== null && (await isDone(writeFile(unfinished, text).then(() => rename(unfinished, path))));
    if (!isWritable || (text !== null && !isWritten)) terminal.complain(`${path} cannot be written.`);
    return isWritten;
  } finally {
    await rm(unfinished, { force: true }).catch(() => undefined);
  }
}

const isDone = (work: Promise<void>) =>
  work.then(
    () => true,
    () => false,
  );
