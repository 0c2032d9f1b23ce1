import { checkEmail } from "./email";

export type SignInEntries = { tenantId: string; email: string; password: string };
export type SignInMistakes = Partial<Record<"practice" | "email" | "password", string>>;

/** Returns what is missing from a sign-in, by field (D66): practice, valid e-mail, password. */
export function findSignInMistakes({ tenantId, email, password }: SignInEntries): SignInMistakes {
  const verdict = checkEmail(email);
  return {
    ...(tenantId === "" ? { practice: "practiceRequired" } : {}),
    ...(verdict.permitted ? {} : { email: verdict.code }),
    ...(password === "" ? { password: "passwordRequired" } : {}),
  };
}
