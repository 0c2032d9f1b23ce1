import { randomBytes } from "node:crypto";
import { hash, verify } from "@node-rs/argon2";

/** Returns an Argon2id hash that includes its salt and cost (D8). */
export function hashPassword(password: string): Promise<string> {
  return hash(password);
}

let hashOfNobody: Promise<string> | undefined;

/**
 * Whether this password matches the hash. Without a hash it does not, after the same work, so that the time does not reveal whether a
 * person exists (D7).
 */
export async function verifyPassword(passwordHash: string | null, password: string): Promise<boolean> {
  hashOfNobody ??= hashPassword(randomBytes(32).toString("base64url"));
  const matches = await verify(passwordHash ?? (await hashOfNobody), password);
  return matches && passwordHash !== null;
}
