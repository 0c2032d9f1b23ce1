/** Recovery codes a person gets at a time, each good for one sign-in. */
export const recoveryCodesCount = 10;

/** The letters and digits of recovery codes: none that looks like another. 32 of them, so that a random byte gives one fairly. */
export const recoveryAlphabet = "23456789ABCDEFGHJKLMNPQRSTUVWXYZ";
export const recoveryLength = 8;

/** Minutes in which the second step of a sign-in can follow the first. */
export const secondStepMinutes = 5;

/** What was typed for the second factor: the six digits of an authenticator app, a recovery code, or neither. Blanks, dashes and case do not count. */
export function readFactorCode(typed: string): { kind: "app" | "recovery"; code: string } | null {
  const code = typed.replace(/[\s\-‐-―]/g, "").toUpperCase();
  if (/^\d{6}$/.test(code)) return { kind: "app", code };
  const isRecovery = code.length === recoveryLength && [...code].every((letter) => recoveryAlphabet.includes(letter));
  return isRecovery ? { kind: "recovery", code } : null;
}

/** A recovery code as it is shown: in two groups. */
export function writeRecoveryCode(code: string): string {
  return `${code.slice(0, recoveryLength / 2)}-${code.slice(recoveryLength / 2)}`;
}
