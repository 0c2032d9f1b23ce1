import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from "node:crypto";

const cipher = "aes-256-gcm";
const nonceBytes = 12;
const tagBytes = 16;

const cipherKeyOf = (secret: string) => Buffer.from(hkdfSync("sha256", secret, "", "invitation link", 32));

/**
 * Seals the key of an invitation with the server's secret, bound to its person: only this server can tell it again (D9), and a copy of
 * the database cannot.
 */
export function sealKey(secret: string, { key, userId }: { key: string; userId: string }): string {
  const nonce = randomBytes(nonceBytes);
  const sealing = createCipheriv(cipher, cipherKeyOf(secret), nonce).setAAD(Buffer.from(userId));
  const sealed = Buffer.concat([sealing.update(key, "utf8"), sealing.final()]);
  return Buffer.concat([nonce, sealing.getAuthTag(), sealed]).toString("base64url");
}

/** The key that was sealed for this person; null when it was sealed with another secret, for somebody else, or not at all. */
export function unsealKey(secret: string, { sealedKey, userId }: { sealedKey: string; userId: string }): string | null {
  const bytes = Buffer.from(sealedKey, "base64url");
  if (bytes.length <= nonceBytes + tagBytes) return null;
  try {
    const opening = createDecipheriv(cipher, cipherKeyOf(secret), bytes.subarray(0, nonceBytes))
      .setAAD(Buffer.from(userId))
      .setAuthTag(bytes.subarray(nonceBytes, nonceBytes + tagBytes));
    return Buffer.concat([opening.update(bytes.subarray(nonceBytes + tagBytes)), opening.final()]).toString("utf8");
  } catch {
    return null;
  }
}
