import { safe } from "@orpc/client";
import type { RouterContextProvider } from "react-router";
import { type Calls, callsContext } from "~/context.server";
import type { NoticeDraft } from "~/domain/notice/notice";
import { textOf } from "~/forms/form-texts";
import { type RefusedAccountForm, refusedAccountForm } from "./refused-account-form.server";

type Asked = { userId: string; presentPassword: string };

/** What the buttons of a person's dialog do, other than saving, with their notices. */
const personActs = [
  {
    intent: "factorOff",
    needsPassword: true,
    take: ({ security }: Calls, asked: Asked) => security.turnOffFor(asked),
    notice: "security:notices.turnedOffFor",
  },
  {
    intent: "signOut",
    needsPassword: false,
    take: ({ security }: Calls, { userId }: Asked) => security.signOutFor({ userId }),
    notice: "security:notices.signedOutFor",
  },
  {
    intent: "cancelEmail",
    needsPassword: false,
    take: ({ users }: Calls, { userId }: Asked) => users.cancelNewEmail({ userId }),
    notice: "people:notices.emailKept",
  },
] as const;

/** Does what a button of a person's dialog asks for; null when the form is to be saved instead. */
export async function takePersonAct(
  context: Readonly<RouterContextProvider>,
  form: FormData,
  userId: string,
): Promise<{ notice: NoticeDraft } | RefusedAccountForm | null> {
  const act = personActs.find(({ intent }) => intent === form.get("intent"));
  if (!act) return null;
  const presentPassword = textOf(form, "presentPassword");
  if (act.needsPassword && presentPassword === "") return { mistakes: { presentPassword: "passwordRequired" }, code: null, status: 422 };
  const [refusal] = await safe<object>(act.take(context.get(callsContext), { userId, presentPassword }));
  return refusal ? refusedAccountForm(refusal) : { notice: { key: act.notice } };
}
