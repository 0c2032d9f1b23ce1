import { randomBytes } from "node:crypto";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

/**
 * Returns the secret of an embedded database (D34): 64 hexadecimal characters in `session-secret`, readable by its owner only. Created on
 * the first start and stored, so that sessions survive a restart.
 */
export function loadOrMakeSecret(dataDirectory: string): string {
  const path = join(dataDirectory, "session-secret");
  mkdirSync(dataDirectory, { recursive: true, mode: 0o700 });
  try {
    writeFileSync(path, randomBytes(32).toString("hex"), { mode: 0o600, flag: "wx" });
  } catch (error) {
    if (!(error instanceof Error && "code" in error && error.code === "EEXIST")) throw error;
  }
  const secret = readFileSync(path, "utf8").trim();
  if (secret.length < 32) throw new Error(`${path} is damaged: remove it, and everyone signs in again`);
  return secret;
}
