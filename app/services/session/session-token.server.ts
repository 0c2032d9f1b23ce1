import { createHash, randomBytes } from "node:crypto";

/**
 * Returns a new session token: `<tenant id>.<random id>`. The practice comes first because the database is queried through its door; of the
 * random id only the hash is stored, so a copy of the table opens no session. The id of a session that continues an earlier one ends with
 * `provenAt`, the moment when its operator proved a password last (D9), in milliseconds: nobody can alter it without altering the hash.
 */
export function newSessionToken(tenantId: string, provenAt: Date | null = null): { token: string; idHash: string } {
  const random = randomBytes(32).toString("base64url");
  const id = provenAt ? `${random}.${provenAt.getTime()}` : random;
  return { token: `${tenantId}.${id}`, idHash: hashOf(id) };
}

/** Where a session is found: its practice, and the hash of its random id. */
export type SessionKey = { readonly tenantId: string; readonly idHash: string };

/**
 * Returns the parts of a token, with the moment when its operator proved a password last if it names one (`newSessionToken`); null when it
 * is malformed.
 */
export function parseSessionToken(token: string | null): (SessionKey & { readonly provenAt: Date | null }) | null {
  const match = /^([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\.([\w-]{43}(?:\.(\d{1,15}))?)$/.exec(token ?? "");
  if (!match?.[1] || !match[2]) return null;
  return { tenantId: match[1], idHash: hashOf(match[2]), provenAt: match[3] ? new Date(Number(match[3])) : null };
}

/** Returns the SHA-256 in base64url: for random keys, which need no slow hash. */
export function hashOf(random: string): string {
  return createHash("sha256").update(random).digest("base64url");
}
