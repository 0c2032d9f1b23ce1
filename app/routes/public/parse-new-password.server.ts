import { text } from "~/calls/text";
import { findNewPasswordMistakes, type NewPasswordMistakes } from "~/domain/account/find-new-password-mistakes";
import { textOf } from "~/forms/form-texts";
import { readForm } from "~/middleware/read-form.server";

type Sent = { password: string; affirmsAge: boolean; mistakes: NewPasswordMistakes };

/** Returns a posted new password, typed twice, and its mistakes by field; `asksAge` when the age must be confirmed too. */
export async function parseNewPassword(request: Request, { asksAge = false } = {}): Promise<Sent> {
  const { form, typed, mistakes: unreadable } = await readForm(request, { password: text(1024), passwordConfirmation: text(1024) });
  const { password, passwordConfirmation: confirmation } = typed;
  const affirmsAge = form.has("affirmsAge");
  const mistakes = findNewPasswordMistakes({ password, confirmation, ...(asksAge && { affirmsAge }) }, textOf(form, "email"));
  if (unreadable?.passwordConfirmation) mistakes.confirmation = unreadable.passwordConfirmation;
  if (unreadable?.password) mistakes.password = unreadable.password;
  return { password, affirmsAge, mistakes };
}
