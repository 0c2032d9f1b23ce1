import { safe } from "@orpc/client";
import { data, href, type RouterContextProvider, redirect } from "react-router";
import { callsContext } from "~/context.server";
import type { NoticeDraft } from "~/domain/notice/notice";
import { textOf } from "~/forms/form-texts";
import { foundOr404 } from "~/middleware/found-or-404.server";
import { changeOwnEmail } from "./own-email.server";
import { type RefusedAccountForm, refusedAccountForm } from "./refused-account-form.server";

type Context = Readonly<RouterContextProvider>;
type Outcome = { notice: NoticeDraft } | { codes: string[] } | RefusedAccountForm;

/** Does what a form of the page asks for; null for an unknown intent. */
export async function changeSecurity(context: Context, intent: string, form: FormData): Promise<Outcome> {
  const { security, session } = context.get(callsContext);
  const presentPassword = textOf(form, "presentPassword");
  if (intent === "email" || intent === "cancelEmail") return changeOwnEmail(context, intent, form);
  if (intent === "forget") {
    await foundOr404(session.forgetBrowser({ id: textOf(form, "browser").slice(0, 60) }));
    return { notice: { key: "security:notices.forgotten" } };
  }
  if (intent === "notMine") {
    await session.endOthers({ id: textOf(form, "session").slice(0, 60), isNotMine: true });
    throw redirect(`${href("/settings/security")}?reported=yes`);
  }
  if (intent === "end" || intent === "endOthers") {
    const { endedQuantity } = await session.endOthers(intent === "end" ? { id: textOf(form, "session").slice(0, 60) } : {});
    return { notice: { key: "security:notices.ended", values: { count: endedQuantity } } };
  }
  if (presentPassword === "" && isKnown(intent)) return { mistakes: { presentPassword: "passwordRequired" }, code: null, status: 422 };
  if (intent === "turnOff") {
    const [refusal] = await safe(security.turnOff({ presentPassword }));
    return refusal ? refusedAccountForm(refusal) : { notice: { key: "security:notices.turnedOff" } };
  }
  const [ticket, code] = [textOf(form, "secretTicket"), textOf(form, "secretCode")];
  if (intent === "turnOn" && code.trim() === "") return { mistakes: { secretCode: "codeRequired" }, code: null, status: 422 };
  if (!isKnown(intent)) throw data(null, { status: 400 });
  const made = intent === "turnOn" ? security.turnOn({ ticket, code, presentPassword }) : security.makeRecoveryCodes({ presentPassword });
  const [refusal, answer] = await safe(made);
  return refusal ? refusedAccountForm(refusal) : { codes: answer.recoveryCodes };
}

const isKnown = (intent: string) => ["turnOn", "turnOff", "makeCodes"].includes(intent);
