import { weaknessOf } from "~/domain/account/find-new-password-mistakes";
import { throwRefusal } from "~/middleware/found-or-404.server";
import { refusalOf } from "../outcomes.server";

/** Why a form of one's own account was refused: by field, or as a whole by code. */
export type RefusedAccountForm = { mistakes: Record<string, string>; code: string | null; values?: unknown; status: number };

/** The form's fields whose names differ from the calls', and those that a code refers to. */
const fieldOf: Readonly<Record<string, string>> = {
  ...{ code: "secretCode", codeWrong: "secretCode" },
  ...{ passwordWrong: "presentPassword", weakPassword: "password", emailTaken: "email" },
};

/** Returns what a refusal means for a form of one's own account; rethrows others. */
export function refusedAccountForm(refusal: Error): RefusedAccountForm {
  const { code, values, status, fields } = refusalOf(refusal);
  if (fields) {
    const mistakes = Object.entries(fields).map(([name, mistake]) => [fieldOf[name] ?? name, mistake]);
    return { mistakes: Object.fromEntries(mistakes), code: null, status };
  }
  const field = fieldOf[code];
  if (field) return { mistakes: { [field]: code === "weakPassword" ? weaknessOf(values) : code }, code: null, status };
  if (code === "ticketOver" || code === "ownFactorFirst" || code === "secondFactorDemanded" || status === 423)
    return { mistakes: {}, code, values, status };
  return throwRefusal(refusal);
}
