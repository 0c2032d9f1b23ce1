import { lockSignInCount, readSignInCount, writeSignInCount } from "~/db/queries/sign-in-attempts.server";
import { afterWrongPassword, checkSignInOpen, noWrongPasswords } from "~/domain/account/sign-in-lock";
import { permitted, refused, type Verdict } from "~/domain/verdict";
import { recordAudit } from "../audit/record-audit.server";
import type { SignedInContext } from "../call-context.server";
import { attemptKeyOf } from "../session/known-device.server";
import { verifyPassword } from "./password-hash.server";

type Outcome = Verdict<{ until: Date } | undefined, "accountLockedWait" | "tooManyInvalidLogins" | "passwordWrong">;

/**
 * Is this the present password of whoever is signed in? Wrong ones count with those of signing in (D7), and where these are locked none
 * is looked at.
 */
export async function checkPresentPassword(
  { person, carrier, withTenant, now }: SignedInContext,
  { emailKey, passwordHash }: { emailKey: string; passwordHash: string | null },
  typed: string,
): Promise<Outcome> {
  const who = { tenantId: person.tenantId, emailKey };
  const before = await withTenant(async (tx) => checkSignInOpen(await readSignInCount(tx, await attemptKeyOf(tx, who, carrier, now)), now));
  if (!before.permitted) return before;
  const matches = await verifyPassword(passwordHash, typed);
  return withTenant(async (tx) => {
    const key = await attemptKeyOf(tx, who, carrier, now);
    const count = await lockSignInCount(tx, key, now);
    const stillOpen = checkSignInOpen(count, now);
    if (!stillOpen.permitted) return stillOpen;
    const next = matches ? noWrongPasswords : afterWrongPassword(count, now);
    await writeSignInCount(tx, key, next, now);
    if (matches) return permitted;
    const isLocked = next.lockedUntil !== null && next.lockedUntil > now;
    await recordAudit(tx, person, { action: isLocked ? "signInLocked" : "signInFailed", subjectKind: "user", subjectId: person.id }, now);
    return refused("passwordWrong");
  });
}
