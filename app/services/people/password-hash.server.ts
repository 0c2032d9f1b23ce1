import { randomBytes } from "node:crypto";
import { hash, verify } from "@node-rs/argon2";

/** An Argon2id hash with its salt and cost inside (D8). */
export function hashPassword(password: string): Promise<string> {
  return hash(password);
}

let hashOfNobody: Promise<string> | undefined;

/**
 * Is this the password behind the hash? Without a hash the answer is no, after the same work, so that the time does not tell
 * whether a person exists (D7).
 */
export async function verifyPassword(passwordHash: string | null, password: string): Promise<boolean> {
  hashOfNobody ??= hashPassword(randomBytes(32).toString("base64url"));
  const matches = await verify(passwordHash ?? (await hashOfNobody), password);
  return matches && passwordHash !== null;
}
