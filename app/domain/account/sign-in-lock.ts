import { permitted, refused, type Verdict } from "../verdict";

export const lockRules = { wrongInRow: 5, lockMinutes: 3, wrongWithoutSuccess: 10 } as const;

/** Wrong passwords of one e-mail in one practice, known or not, from one kind of browser (D7). */
export type SignInCount = {
  /** Since the last lock or success. */
  wrongInRow: number;
  wrongSinceSuccess: number;
  lockedUntil: Date | null;
};

export const noWrongPasswords: SignInCount = { wrongInRow: 0, wrongSinceSuccess: 0, lockedUntil: null };

/**
 * May a password be tried now? After 5 wrong ones in a row not for 3 minutes (`accountLockedWait`), after 10 without a
 * success not before the password was reset (`tooManyInvalidLogins`). A refused attempt is not counted.
 */
export function checkSignInOpen(
  count: SignInCount,
  now: Date,
): Verdict<{ until: Date }, "accountLockedWait"> | Verdict<undefined, "tooManyInvalidLogins"> {
  if (count.wrongSinceSuccess >= lockRules.wrongWithoutSuccess) return refused("tooManyInvalidLogins");
  if (count.lockedUntil && count.lockedUntil.getTime() > now.getTime()) return refused("accountLockedWait", { until: count.lockedUntil });
  return permitted;
}

/** The count after one more wrong password at an open sign-in; the fifth in a row starts the lock and the next row. */
export function afterWrongPassword(count: SignInCount, now: Date): SignInCount {
  const wrongSinceSuccess = count.wrongSinceSuccess + 1;
  if (count.wrongInRow + 1 < lockRules.wrongInRow) return { ...count, wrongInRow: count.wrongInRow + 1, wrongSinceSuccess };
  return { wrongInRow: 0, wrongSinceSuccess, lockedUntil: new Date(now.getTime() + lockRules.lockMinutes * 60_000) };
}
