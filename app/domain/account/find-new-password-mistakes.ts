import { checkPassword, type PasswordCode } from "./check-password";

export type NewPasswordMistakes = Partial<Record<"password" | "confirmation" | "affirmsAge", string>>;

/** The text key for each weakness of a password. */
export const weaknessCodes: Record<PasswordCode, string> = {
  tooShort: "passwordTooShort",
  tooLong: "passwordTooLong",
  noCapital: "passwordWithoutCapital",
  tooCommon: "passwordTooCommon",
  isEmail: "passwordIsEmail",
};

/** Returns the text key for a weak password, from the values of the refusal `weakPassword`. */
export function weaknessOf(values: unknown): string {
  const reason = typeof values === "object" && values !== null && "reason" in values ? String(values.reason) : "";
  return Object.entries(weaknessCodes).find(([name]) => name === reason)?.[1] ?? "newPasswordRequired";
}

/**
 * Returns the mistakes in a new password by field (D66, D8): too weak, repeated incorrectly, or, when an account is set up, no confirmation
 * of being 18 or older.
 */
export function findNewPasswordMistakes(
  entries: { password: string; confirmation: string; affirmsAge?: boolean },
  email: string,
): NewPasswordMistakes {
  const verdict = checkPassword(entries.password, email);
  const password = entries.password === "" ? "newPasswordRequired" : verdict.permitted ? null : weaknessCodes[verdict.code];
  return {
    ...(password ? { password } : {}),
    ...(entries.confirmation === entries.password ? {} : { confirmation: "passwordsDiffer" }),
    ...(entries.affirmsAge === false ? { affirmsAge: "ageNotAffirmed" } : {}),
  };
}
