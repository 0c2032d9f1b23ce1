import { checkEmail } from "./email";

export type SignInEntries = { tenantId: string; email: string; password: string };
export type SignInMistakes = Partial<Record<"practice" | "email" | "password", string>>;

/** What a sign-in lacks, by field (D66): practice, a valid e-mail, a password; empty when nothing. */
export function findSignInMistakes({ tenantId, email, password }: SignInEntries): SignInMistakes {
  const verdict = checkEmail(email);
  return {
    ...(tenantId === "" ? { practice: "practiceRequired" } : {}),
    ...(verdict.permitted ? {} : { email: verdict.code }),
    ...(password === "" ? { password: "passwordRequired" } : {}),
  };
}
