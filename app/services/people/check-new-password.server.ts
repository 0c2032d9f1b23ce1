import { checkPassword, type PasswordCode } from "~/domain/account/check-password";
import { permitted, refused, type Verdict } from "~/domain/verdict";
import { isBreachedPassword } from "~/integrations/breached-passwords.server";

/** Refuses a new password that is weak, or known from a leak by the portal's file of breached passwords (D8). */
export async function checkNewPassword(
  breachedPasswords: string | null,
  { password, email }: { password: string; email: string },
): Promise<Verdict<undefined, PasswordCode>> {
  const verdict = checkPassword(password, email);
  if (!verdict.permitted) return refused(verdict.code);
  return (await isBreachedPassword(breachedPasswords, password)) ? refused("tooCommon") : permitted;
}
