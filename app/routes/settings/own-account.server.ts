import { safe } from "@orpc/client";
import type { RouterContextProvider } from "react-router";
import { refusedForm } from "~/components/patients/refused-form";
import { callsContext, sessionContext } from "~/context.server";
import { findNewPasswordMistakes } from "~/domain/account/find-new-password-mistakes";
import { textOf } from "~/forms/form-texts";
import { throwRefusal } from "~/middleware/found-or-404.server";
import { refusalOf, weaknessOf } from "~/routes/public/refusal-of";

type Context = Readonly<RouterContextProvider>;
type Refused = { mistakes: Record<string, string>; code: string | null; values?: unknown; status: number };

/** Saves the own name; null when it is saved. */
export async function changeOwnName(context: Context, form: FormData): Promise<Refused | null> {
  const { user } = context.get(sessionContext);
  const names = { firstName: textOf(form, "firstName"), lastName: textOf(form, "lastName") };
  const [refusal] = await safe(context.get(callsContext).users.update({ _id: user._id, ...names }));
  if (!refusal) return null;
  const fields = refusedForm(refusal)?.fields;
  return fields ? { mistakes: fields, code: null, status: 422 } : throwRefusal(refusal);
}

/** Changes the own password; null when it is changed. What the fields lack is said before the present password is looked at. */
export async function changeOwnPassword(context: Context, form: FormData): Promise<Refused | null> {
  const { user } = context.get(sessionContext);
  const [password, presentPassword] = [textOf(form, "password"), textOf(form, "presentPassword")];
  const mistakes = {
    ...(presentPassword === "" ? { presentPassword: "passwordRequired" } : {}),
    ...findNewPasswordMistakes({ password, confirmation: textOf(form, "passwordConfirmation") }, user.email),
  };
  if (Object.keys(mistakes).length > 0) return { mistakes, code: null, status: 422 };
  const change = { _id: user._id, password, passwordSet: true, presentPassword };
  const [refusal] = await safe(context.get(callsContext).users.update(change));
  if (!refusal) return null;
  const unreadable = refusedForm(refusal)?.fields;
  if (unreadable) return { mistakes: unreadable, code: null, status: 422 };
  const { code, values, status } = refusalOf(refusal);
  if (code === "passwordWrong") return { mistakes: { presentPassword: code }, code: null, status };
  if (code === "weakPassword") return { mistakes: { password: weaknessOf(values) }, code: null, status };
  if (status === 423) return { mistakes: {}, code, values, status };
  return throwRefusal(refusal);
}
