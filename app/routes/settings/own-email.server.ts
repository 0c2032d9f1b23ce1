import { safe } from "@orpc/client";
import type { RouterContextProvider } from "react-router";
import { text } from "~/calls/text";
import { callsContext, sessionContext } from "~/context.server";
import { checkEmail } from "~/domain/account/email";
import type { NoticeDraft } from "~/domain/notice/notice";
import { textOf } from "~/forms/form-texts";
import { parseTexts } from "~/middleware/read-form.server";
import { type RefusedAccountForm, refusedAccountForm } from "./refused-account-form.server";

type Context = Readonly<RouterContextProvider>;

/**
 * Requests a change of one's own e-mail, or cancels one that is unconfirmed (D110). Mistakes in the fields are reported before the password
 * is checked.
 */
export async function changeOwnEmail(
  context: Context,
  intent: "email" | "cancelEmail",
  form: FormData,
): Promise<{ notice: NoticeDraft } | RefusedAccountForm> {
  const { user } = context.get(sessionContext);
  const { users } = context.get(callsContext);
  if (intent === "cancelEmail") {
    const [refusal] = await safe(users.cancelNewEmail({ userId: user._id }));
    return refusal ? refusedAccountForm(refusal) : { notice: { key: "security:notices.emailKept" } };
  }
  const presentPassword = textOf(form, "presentPassword");
  const { typed, mistakes: unreadable } = parseTexts(form, { email: text(254) });
  const verdict = checkEmail(typed.email);
  const mistakes = {
    ...(verdict.permitted ? {} : { email: verdict.code }),
    ...(verdict.permitted && typed.email.trim().toLowerCase() === user.email.toLowerCase() ? { email: "emailSame" } : {}),
    ...unreadable,
    ...(presentPassword === "" ? { presentPassword: "passwordRequired" } : {}),
  };
  if (Object.keys(mistakes).length > 0) return { mistakes, code: null, status: 422 };
  const [refusal] = await safe(users.update({ _id: user._id, email: typed.email, presentPassword }));
  return refusal ? refusedAccountForm(refusal) : { notice: { key: "security:notices.emailAsked" } };
}
