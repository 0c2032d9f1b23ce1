import { safe } from "@orpc/client";
import { data, type RouterContextProvider, redirect } from "react-router";
import { callsContext, nowContext } from "~/context.server";
import { startPath } from "~/domain/account/start-page";
import { textOf } from "~/forms/form-texts";
import { returnPathContext } from "~/middleware/return-path.server";
import { answerRefusal } from "../outcomes.server";

/** Returns the ticket of a correct password that needs a code. */
export function ticketOf(refusal: Error): string {
  const { data: values } = refusal as { data?: { ticket?: unknown } };
  return String(values?.ticket ?? "");
}

/**
 * Signs in with the code of the second step and redirects like the first; a wrong code is asked for again, an expired ticket starts over.
 */
export async function answerSecondStep(context: Readonly<RouterContextProvider>, form: FormData) {
  const [ticket, code] = [textOf(form, "secretTicket"), textOf(form, "secretCode")];
  const at = context.get(nowContext).getTime();
  const email = "";
  if (code.trim() === "") return data({ at, code: null, mistakes: { secretCode: "codeRequired" }, email, ticket }, { status: 422 });
  const [refusal, session] = await safe(context.get(callsContext).session.confirmSignIn({ ticket, code }));
  if (!refusal) return redirect(context.get(returnPathContext).take() ?? startPath(session.user.startPage));
  if (isWrongCode(refusal)) return data({ at, code: null, mistakes: { secretCode: "codeWrong" }, email, ticket }, { status: 422 });
  return answerRefusal(context, refusal, ({ code: why, values }) => ({ at, code: why, values, mistakes: {}, email }));
}

/** Whether the code is wrong; a malformed one counts as wrong. */
const isWrongCode = (refusal: Error) => "code" in refusal && (refusal.code === "codeWrong" || refusal.code === "malformed");
