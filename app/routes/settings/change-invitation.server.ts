import { safe } from "@orpc/client";
import type { RouterContextProvider } from "react-router";
import { callsContext, noticeContext } from "~/context.server";
import { textOf } from "~/forms/form-texts";
import { throwRefusal } from "~/middleware/found-or-404.server";
import { noticeName } from "../notice-values.server";

/** Sends the invitation of a form again, or withdraws it, and leaves a notice. */
export async function changeInvitation(context: Readonly<RouterContextProvider>, form: FormData): Promise<void> {
  const { users } = context.get(callsContext);
  const userId = textOf(form, "userId");
  const { users: people } = await users.list();
  const person = people.find(({ _id }) => _id === userId) ?? { firstName: "", lastName: "" };
  const lastSentAt = form.get("lastSentAt");
  const isSending = form.get("intent") === "send";
  const [refusal] = await safe<unknown, Error & { code?: string }>(
    isSending
      ? users.sendInvitation({ userId, ...(typeof lastSentAt === "string" ? { lastSentAt } : {}) })
      : users.withdrawInvitation({ userId }),
  );
  if (refusal && refusal.code !== "alreadySetUp") throwRefusal(refusal);
  const key = refusal ? "alreadySetUp" : isSending ? "sentAgain" : "withdrawn";
  context
    .get(noticeContext)
    .add({ key: `people:notices.${key}`, values: { name: noticeName(context, person) }, tone: refusal ? "caution" : "good" });
}
