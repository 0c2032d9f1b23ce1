import { createHash } from "node:crypto";

/** Returns a short digest of values, the same only for the same values; callers send it back to say what they have seen. */
export function versionOf(values: readonly unknown[]): string {
  return createHash("sha256").update(JSON.stringify(values)).digest("base64url").slice(0, 22);
}
