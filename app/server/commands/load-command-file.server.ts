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

/** Returns the object in a JSON file. Null, with a message, when the file cannot be read or contains none. */
export async function loadCommandObject(path: string, terminal: Terminal): Promise<object | null> {
  const bytes = await loadCommandFile(path, terminal);
  if (!bytes) return null;
  const described = parseObject(decodeFile(bytes) ?? "");
  if (!described) terminal.complain(`${path} contains no JSON object.`);
  return described;
}

function parseObject(text: string): object | null {
  try {
    const described: unknown = JSON.parse(text);
    return typeof described === "object" && !Array.isArray(described) ? described : null;
  } catch {
    return null;
  }
}

/** Prints the mistakes of an input, field by field. */
export function printIssues(issues: readonly { path: PropertyKey[]; message: string }[], terminal: Terminal): void {
  for (const { path, message } of issues) terminal.complain(`${path.map(String).join(".") || "The file"}: ${message}`);
}

/** Prints the fields of a file that its input does not have; returns whether there are any. */
export function printUnknownFields(described: object, input: object, terminal: Terminal): boolean {
  const unknown = Object.keys(described).filter((field) => !(field in input));
  for (const field of unknown) terminal.complain(`${field}: There is no such field.`);
  return unknown.length > 0;
}
