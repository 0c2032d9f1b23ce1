import { compactText } from "../direction-marks";

/** Number of recovery codes issued at a time, each valid for one sign-in. */
export const recoveryCodesCount = 10;

/** The characters of recovery codes, without lookalikes. There are 32, so that a random byte selects them uniformly. */
export const recoveryAlphabet = "23456789ABCDEFGHJKLMNPQRSTUVWXYZ";
export const recoveryLength = 8;

/** Minutes after the password in which the second factor can be entered. */
export const secondStepMinutes = 5;

/**
 * Returns what was typed for the second factor: the six digits of an authenticator app or a recovery code; null when it is neither. Spaces,
 * dashes, direction marks and case are ignored, and full-width characters accepted.
 */
export function parseFactorCode(typed: string): { kind: "app" | "recovery"; code: string } | null {
  const code = compactText(typed)
    .replace(/[-‐-―]/g, "")
    .toUpperCase();
  if (/^\d{6}$/.test(code)) return { kind: "app", code };
  const isRecovery = code.length === recoveryLength && [...code].every((letter) => recoveryAlphabet.includes(letter));
  return isRecovery ? { kind: "recovery", code } : null;
}

/** Returns a recovery code for display, in two groups. */
export function writeRecoveryCode(code: string): string {
  return `${code.slice(0, recoveryLength / 2)}-${code.slice(recoveryLength / 2)}`;
}
