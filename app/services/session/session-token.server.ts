import { createHash, randomBytes } from "node:crypto";

/**
 * Returns a new session token: `<tenant id>.<random id>`. The practice comes first because the database is queried through its door; of the
 * random id only the hash is stored, so a copy of the table opens no session.
 */
export function newSessionToken(tenantId: string): { token: string; idHash: string } {
  const random = randomBytes(32).toString("base64url");
  return { token: `${tenantId}.${random}`, idHash: hashOf(random) };
}

/** Where a session is found: its practice, and the hash of its random id. */
export type SessionKey = { readonly tenantId: string; readonly idHash: string };

/** Returns the parts of a token; null when it is malformed. */
export function parseSessionToken(token: string | null): SessionKey | null {
  const match = /^([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\.([\w-]{43})$/.exec(token ?? "");
  return match?.[1] && match[2] ? { tenantId: match[1], idHash: hashOf(match[2]) } : null;
}

/** Returns the SHA-256 in base64url: for random keys, which need no slow hash. */
export function hashOf(random: string): string {
  return createHash("sha256").update(random).digest("base64url");
}
