import { timingSafeEqual } from "node:crypto";

/** Compares a text that was sent with a secret, in time that depends only on their lengths. */
export function isSameSecret(sent: string, secret: string): boolean {
  const [one, other] = [Buffer.from(sent), Buffer.from(secret)];
  return one.length === other.length && timingSafeEqual(one, other);
}
