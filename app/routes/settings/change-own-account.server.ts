import { safe } from "@orpc/client";
import type { RouterContextProvider } from "react-router";
import { callsContext, sessionContext } from "~/context.server";
import { findNewPasswordMistakes } from "~/domain/account/find-new-password-mistakes";
import type { MailTopic } from "~/domain/order/order-news";
import { textOf } from "~/forms/form-texts";
import { throwRefusal } from "~/middleware/found-or-404.server";
import { type RefusedAccountForm, refusedAccountForm } from "./refused-account-form.server";

type Context = Readonly<RouterContextProvider>;

/** Stores which mails about orders are wanted: those whose boxes are ticked (D81). */
async function chooseOrderMails(context: Context, form: FormData): Promise<void> {
  const isTicked = (topic: MailTopic) => form.get(topic) === "on";
  const mails = {
    orderProblem: isTicked("orderProblem"),
    backorderMoved: isTicked("backorderMoved"),
    orderShipped: isTicked("orderShipped"),
    approvals: isTicked("approvals"),
  };
  const [refusal] = await safe(context.get(callsContext).users.chooseMails({ mails }));
  if (refusal) throwRefusal(refusal);
}

/** Stores the page after signing in (D83). */
async function chooseStart(context: Context, form: FormData): Promise<void> {
  const startPage = form.get("startToday") === "on" ? "today" : "products";
  const [refusal] = await safe(context.get(callsContext).users.chooseStartPage({ startPage }));
  if (refusal) throwRefusal(refusal);
}

const choices = {
  mails: { save: chooseOrderMails, notice: "people:notices.mailsSaved" },
  start: { save: chooseStart, notice: "people:notices.startSaved" },
} as const;

/** Returns what a button of the profile saves other than the name, and its notice; null for the name. */
export const choiceOf = (intent: unknown) => (intent === "mails" || intent === "start" ? choices[intent] : null);

/** Changes one's own password; null when it was changed. Mistakes in the fields are reported before the present password is checked. */
export async function changeOwnPassword(context: Context, form: FormData): Promise<RefusedAccountForm | null> {
  const { user } = context.get(sessionContext);
  const [password, presentPassword] = [textOf(form, "password"), textOf(form, "presentPassword")];
  const mistakes = {
    ...(presentPassword === "" ? { presentPassword: "passwordRequired" } : {}),
    ...findNewPasswordMistakes({ password, confirmation: textOf(form, "passwordConfirmation") }, user.email),
  };
  if (Object.keys(mistakes).length > 0) return { mistakes, code: null, status: 422 };
  const change = { _id: user._id, password, passwordSet: true, presentPassword };
  const [refusal] = await safe(context.get(callsContext).users.update(change));
  return refusal && refusedAccountForm(refusal);
}
