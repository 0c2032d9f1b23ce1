import { readFile } from "node:fs/promises";
import type { Terminal } from "./terminal.server";

/** The bytes of a file; null, and said, when it cannot be read. */
export async function readCommandFile(path: string, terminal: Terminal): Promise<Uint8Array | null> {
  try {
    return await readFile(path);
  } catch {
    terminal.complain(`${path} cannot be read.`);
    return null;
  }
}
