import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from "node:crypto";
import { newestOf, secretsOf } from "./secrets.server";

/** How a text is sealed: with the server's secret (see secretsOf), for one purpose, bound to what it belongs to. */
export type Seal = { secret: string; purpose: string; boundTo?: string };

const cipher = "aes-256-gcm";
const nonceBytes = 12;
const tagBytes = 16;

const cipherKeyOf = (secret: string, { purpose }: Seal) => Buffer.from(hkdfSync("sha256", secret, "", purpose, 32));

/** Seals a text with the newest secret: nobody can read or change it; only a server with the same secret opens it. */
export function sealText(text: string, seal: Seal): string {
  const nonce = randomBytes(nonceBytes);
  const sealing = createCipheriv(cipher, cipherKeyOf(newestOf(seal.secret), seal), nonce).setAAD(Buffer.from(seal.boundTo ?? ""));
  const sealed = Buffer.concat([sealing.update(text, "utf8"), sealing.final()]);
  return Buffer.concat([nonce, sealing.getAuthTag(), sealed]).toString("base64url");
}

/** Returns the text that was sealed so, with any of the secrets; null when it was sealed otherwise, or not at all. */
export function unsealText(sealedText: string, seal: Seal): string | null {
  for (const secret of secretsOf(seal.secret)) {
    const opened = unsealWith(secret, sealedText, seal);
    if (opened !== null) return opened;
  }
  return null;
}

/** Whether it was sealed with the newest secret. Otherwise it must be sealed again before the older one is removed. */
export const isSealedByNewest = (sealedText: string, seal: Seal): boolean => unsealWith(newestOf(seal.secret), sealedText, seal) !== null;

function unsealWith(secret: string, sealedText: string, seal: Seal): string | null {
  const bytes = Buffer.from(sealedText, "base64url");
  if (bytes.length <= nonceBytes + tagBytes) return null;
  try {
    const opening = createDecipheriv(cipher, cipherKeyOf(secret, seal), bytes.subarray(0, nonceBytes))
      .setAAD(Buffer.from(seal.boundTo ?? ""))
      .setAuthTag(bytes.subarray(nonceBytes, nonceBytes + tagBytes));
    return Buffer.concat([opening.update(bytes.subarray(nonceBytes + tagBytes)), opening.final()]).toString("utf8");
  } catch {
    return null;
  }
}
