import { latestEnd } from "../clock-rule";
import { permitted, refused, type Verdict } from "../verdict";

export const lockRules = { wrongInRow: 5, lockMinutes: 3, wrongWithoutSuccess: 10 } as const;
const lockMilliseconds = lockRules.lockMinutes * 60_000;

/** Wrong passwords for an e-mail in a practice, whether it exists or not, counted separately for known and unknown browsers (D7). */
export type SignInCount = {
  /** Since the last lock or success. */
  wrongInRow: number;
  wrongSinceSuccess: number;
  lockedUntil: Date | null;
};

export const noWrongPasswords: SignInCount = { wrongInRow: 0, wrongSinceSuccess: 0, lockedUntil: null };

/**
 * Refuses another password: for 3 minutes after 5 wrong ones in a row (`accountLockedWait`), and until the password is reset after 10
 * without a success (`tooManyInvalidLogins`). Refused tries are not counted. A lock that ends later than one begun now would is over (D52).
 */
export function checkSignInOpen(
  count: SignInCount,
  now: Date,
): Verdict<{ until: Date }, "accountLockedWait"> | Verdict<undefined, "tooManyInvalidLogins"> {
  if (count.wrongSinceSuccess >= lockRules.wrongWithoutSuccess) return refused("tooManyInvalidLogins");
  const until = count.lockedUntil;
  if (until && until > now && until <= latestEnd(now, lockMilliseconds)) return refused("accountLockedWait", { until });
  return permitted;
}

/** Returns the count after one more wrong password; the fifth in a row starts the lock and a new row. */
export function afterWrongPassword(count: SignInCount, now: Date): SignInCount {
  const wrongSinceSuccess = count.wrongSinceSuccess + 1;
  if (count.wrongInRow + 1 < lockRules.wrongInRow) return { ...count, wrongInRow: count.wrongInRow + 1, wrongSinceSuccess };
  return { wrongInRow: 0, wrongSinceSuccess, lockedUntil: new Date(now.getTime() + lockMilliseconds) };
}
