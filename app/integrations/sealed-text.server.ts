import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from "node:crypto";

/** With what a text is sealed: the server's secret, for one purpose, bound to what it belongs to. */
export type Seal = { secret: string; purpose: string; boundTo?: string };

const cipher = "aes-256-gcm";
const nonceBytes = 12;
const tagBytes = 16;

const cipherKeyOf = ({ secret, purpose }: Seal) => Buffer.from(hkdfSync("sha256", secret, "", purpose, 32));

/** Seals a text: whoever holds it can neither read nor change it, only a server with the same secret opens it. */
export function sealText(text: string, seal: Seal): string {
  const nonce = randomBytes(nonceBytes);
  const sealing = createCipheriv(cipher, cipherKeyOf(seal), nonce).setAAD(Buffer.from(seal.boundTo ?? ""));
  const sealed = Buffer.concat([sealing.update(text, "utf8"), sealing.final()]);
  return Buffer.concat([nonce, sealing.getAuthTag(), sealed]).toString("base64url");
}

/** The text that was sealed so; null when it was sealed otherwise, or not at all. */
export function unsealText(sealedText: string, seal: Seal): string | null {
  const bytes = Buffer.from(sealedText, "base64url");
  if (bytes.length <= nonceBytes + tagBytes) return null;
  try {
    const opening = createDecipheriv(cipher, cipherKeyOf(seal), bytes.subarray(0, nonceBytes))
      .setAAD(Buffer.from(seal.boundTo ?? ""))
      .setAuthTag(bytes.subarray(nonceBytes, nonceBytes + tagBytes));
    return Buffer.concat([opening.update(bytes.subarray(nonceBytes + tagBytes)), opening.final()]).toString("utf8");
  } catch {
    return null;
  }
}
