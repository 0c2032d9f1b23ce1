import { readFile } from "node:fs/promises";
import { decodeFile } from "~/domain/import/import-file";
import type { Terminal } from "./terminal.server";

/** Returns the bytes of a file; null, with a message, when it cannot be read. */
export async function loadCommandFile(path: string, terminal: Terminal): Promise<Uint8Array | null> {
  try {
    return await readFile(path);
  } catch {
    terminal.complain(`${path} cannot be read.`);
    return null;
  }
}

/** Returns the object in a JSON file; an empty one when the file has none. Null, with a message, when it cannot be read. */
export async function loadCommandObject(path: string, terminal: Terminal): Promise<object | null> {
  const bytes = await loadCommandFile(path, terminal);
  if (!bytes) return null;
  try {
    const described: unknown = JSON.parse(decodeFile(bytes) ?? "");
    return typeof described === "object" && described !== null ? described : {};
  } catch {
    return {};
  }
}

/** Prints the mistakes of an input, field by field. */
export function printIssues(issues: readonly { path: PropertyKey[]; message: string }[], terminal: Terminal): void {
  for (const { path, message } of issues) terminal.complain(`${path.map(String).join(".") || "The file"}: ${message}`);
}
