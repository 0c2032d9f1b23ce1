import { createHmac, hkdfSync, randomBytes } from "node:crypto";
import { Secret, TOTP } from "otpauth";
import type { FactorRow } from "~/db/queries/people/factors.server";
import { parseFactorCode, recoveryAlphabet, recoveryCodesCount, recoveryLength, writeRecoveryCode } from "~/domain/account/second-factor";
import { isSealedByNewest, type Seal, sealText, unsealText } from "~/integrations/sealed-text.server";
import { newestOf, secretsOf } from "~/integrations/secrets.server";

/** How an authenticator app computes its codes; every app supports these. */
const app = { algorithm: "SHA1", digits: 6, period: 30 } as const;

const sealOf = (secret: string, userId: string): Seal => ({ secret, purpose: "second factor", boundTo: userId });

/** Seals the shared secret of an app for this person: a copy of the database cannot compute codes. `secret` is the server's. */
export const sealFactor = (secret: string, userId: string, base32: string): string => sealText(base32, sealOf(secret, userId));

/** Returns a new secret for an app, in base 32. */
export const newFactorSecret = (): string => new Secret({ size: 20 }).base32;

/** Returns the content of a secret's QR code: account and practice. */
export function factorUri(base32: string, { email, practiceName }: { email: string; practiceName: string }): string {
  return new TOTP({ ...app, issuer: `Dioptre (${practiceName})`, label: email, secret: Secret.fromBase32(base32) }).toString();
}

/** Returns the 30-second step of an app's code; null for any other than the present one: a code is accepted while the app shows it (D8). */
export function stepOfCode(base32: string, code: string, now: Date): number | null {
  const timestamp = now.getTime();
  const delta = new TOTP({ ...app, secret: Secret.fromBase32(base32) }).validate({ token: code, timestamp, window: 0 });
  return delta === null ? null : Math.floor(timestamp / (app.period * 1000));
}

/** Returns new recovery codes for display, and their hashes. Keyed, because forty random bits alone could be tried out. */
export function newRecoveryCodes(secret: string, userId: string): { codes: string[]; hashes: string[] } {
  const codes = Array.from({ length: recoveryCodesCount }, () =>
    Array.from(randomBytes(recoveryLength), (byte) => recoveryAlphabet[byte % recoveryAlphabet.length]).join(""),
  );
  return { codes: codes.map(writeRecoveryCode), hashes: codes.map((code) => recoveryHash(code, { secret: newestOf(secret), userId })) };
}

function recoveryHash(code: string, { secret, userId }: { secret: string; userId: string }): string {
  const key = Buffer.from(hkdfSync("sha256", secret, "", "recovery codes", 32));
  return createHmac("sha256", key).update(`${userId} ${code}`).digest("base64url");
}

/**
 * Whether this is a code of the person's second factor, which it then uses up: an app's code works once, as does no earlier one any more,
 * and a recovery code once. A factor sealed with an older secret is sealed again with the newest. The person's row stays locked until the
 * end of the transaction.
 */
export async function spendFactorCode(row: FactorRow, typed: string, { secret, now }: { secret: string; now: Date }): Promise<boolean> {
  const userId = row.holderId;
  const read = parseFactorCode(typed);
  const factor = await row.lock();
  const base32 = factor?.sealedFactor ? unsealText(factor.sealedFactor, sealOf(secret, userId)) : null;
  if (!read || !factor?.sealedFactor) return false;
  if (read.kind === "recovery") {
    const hashes = secretsOf(secret).map((each) => recoveryHash(read.code, { secret: each, userId }));
    const recoveryHashes = factor.recoveryHashes.filter((each) => !hashes.includes(each));
    if (recoveryHashes.length === factor.recoveryHashes.length) return false;
    await row.spend({ factorStep: factor.factorStep, recoveryHashes });
    return true;
  }
  const step = base32 === null ? null : stepOfCode(base32, read.code, now);
  if (base32 === null || step === null || step <= factor.factorStep) return false;
  const seal = sealOf(secret, userId);
  const resealed = isSealedByNewest(factor.sealedFactor, seal) ? {} : { sealedFactor: sealText(base32, seal) };
  await row.spend({ factorStep: step, recoveryHashes: factor.recoveryHashes, ...resealed });
  return true;
}
