import { type Seal, sealText, unsealText } from "~/integrations/sealed-text.server";

const sealOf = (secret: string, userId: string): Seal => ({ secret, purpose: "invitation link", boundTo: userId });

/**
 * Seals the key of an invitation with the server's secret, bound to its person: only this server can recover it (D9), and a copy of the
 * database cannot.
 */
export function sealKey(secret: string, { key, userId }: { key: string; userId: string }): string {
  return sealText(key, sealOf(secret, userId));
}

/** Returns the key that was sealed for this person; null when it was sealed with another secret, for somebody else, or not at all. */
export function unsealKey(secret: string, { sealedKey, userId }: { sealedKey: string; userId: string }): string | null {
  return unsealText(sealedKey, sealOf(secret, userId));
}
