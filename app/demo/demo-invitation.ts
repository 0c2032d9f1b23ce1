import { createHash } from "node:crypto";

/**
 * Returns the one-time key of a demo invitation: the practice, then a substitute for a random id (D9). It is the same in every database,
 * which is why the demo must never be found in production (D34).
 */
export function demoInvitation(tenantId: string, email: string): { key: string; keyHash: string } {
  const random = createHash("sha256").update(`invitation ${email}`).digest("base64url");
  return { key: `${tenantId}.${random}`, keyHash: createHash("sha256").update(random).digest("base64url") };
}
