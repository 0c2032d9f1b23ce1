import { createHash, randomBytes } from "node:crypto";

/**
 * A session token: `<tenant id>.<random id>`. The practice comes first because the database is asked through the
 * practice's door; the random id is stored only as its hash, so a copy of the table opens no session.
 */
export function newSessionToken(tenantId: string): { token: string; idHash: string } {
  const random = randomBytes(32).toString("base64url");
  return { token: `${tenantId}.${random}`, idHash: hashOf(random) };
}

/** The parts of a token, or null when it has another shape. */
export function readSessionToken(token: string | null): { tenantId: string; idHash: string } | null {
  const match = /^([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\.([\w-]{43})$/.exec(token ?? "");
  return match?.[1] && match[2] ? { tenantId: match[1], idHash: hashOf(match[2]) } : null;
}

/** SHA-256 in base64url: for random keys, which need no slow hash. */
export function hashOf(random: string): string {
  return createHash("sha256").update(random).digest("base64url");
}
