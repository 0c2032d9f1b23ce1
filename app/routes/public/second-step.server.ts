import { safe } from "@orpc/client";
import { data, type RouterContextProvider, redirect } from "react-router";
import { callsContext, nowContext } from "~/context.server";
import { textOf } from "~/forms/form-texts";
import { returnPathContext } from "~/middleware/return-path.server";
import { refusalOrFailure } from "./refusal-or-failure.server";

/** The ticket of a right password that a code must follow. */
export function ticketOf(values: unknown): string {
  return typeof values === "object" && values !== null && "ticket" in values ? String(values.ticket) : "";
}

/** Signs in with the code of the second step and leads on like the first; a wrong code is asked for again, an old ticket starts over. */
export async function answerSecondStep(context: Readonly<RouterContextProvider>, form: FormData) {
  const [ticket, code] = [textOf(form, "secretTicket"), textOf(form, "secretCode")];
  const at = context.get(nowContext).getTime();
  const email = "";
  if (code.trim() === "") return data({ at, code: null, mistakes: { secretCode: "codeRequired" }, email, ticket }, { status: 422 });
  const [refusal] = await safe(context.get(callsContext).session.confirmSignIn({ ticket, code }));
  if (!refusal) return redirect(context.get(returnPathContext).take() ?? "/products");
  const { code: why, status, values } = refusalOrFailure(context, refusal);
  if (why === "codeWrong" || why === "malformed")
    return data({ at, code: null, mistakes: { secretCode: "codeWrong" }, email, ticket }, { status: 422 });
  return data({ at, code: why, values, mistakes: {}, email }, { status });
}
