import { lockSignInCount, writeSignInCount } from "~/db/queries/people/sign-in-attempts.server";
import { afterWrongPassword, checkSignInOpen, noWrongPasswords } from "~/domain/account/sign-in-lock";
import { permitted, refused, type Verdict } from "~/domain/verdict";
import { recordAudit } from "../audit/record-audit.server";
import type { SignedInContext } from "../call-context.server";
import { attemptKeyOf, loadAttempt } from "../session/known-device.server";
import { verifyPassword } from "./password-hash.server";

export type PasswordVerdict = ReturnType<typeof checkSignInOpen> | Verdict<undefined, "passwordWrong">;

/**
 * Checks the signed-in person's present password. Wrong ones count with those at sign-in (D7), and while these are locked none is checked.
 */
export async function checkPresentPassword(
  context: SignedInContext,
  { emailKey, passwordHash }: { emailKey: string; passwordHash: string | null },
  typed: string,
): Promise<PasswordVerdict> {
  const { person, carrier, doors, now } = context;
  const who = { tenantId: person.tenantId, emailKey };
  const { before } = await loadAttempt(context, who);
  if (!before.permitted) return before;
  const matches = await verifyPassword(passwordHash, typed);
  return doors.viewTenant(person.tenantId, async (db) => {
    const key = await attemptKeyOf(db, { who, carrier }, now);
    const count = await lockSignInCount(db.tx, key, now);
    const stillOpen = checkSignInOpen(count, now);
    if (!stillOpen.permitted) return stillOpen;
    const next = matches ? noWrongPasswords : afterWrongPassword(count, now);
    await writeSignInCount(db.tx, key, { count: next, now });
    if (matches) return permitted;
    const isLocked = next.lockedUntil !== null && next.lockedUntil > now;
    recordAudit(db, person, { action: isLocked ? "signInLocked" : "signInFailed", subjectKind: "user", subjectId: person.id }, now);
    return refused("passwordWrong");
  });
}
