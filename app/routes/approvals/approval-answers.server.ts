import { safe } from "@orpc/client";
import { data, href, type RouterContextProvider, redirect } from "react-router";
import type { RefusedAnswer } from "~/components/approvals/shown-approval";
import { callsContext, noticeContext, sessionContext } from "~/context.server";
import { textOf } from "~/forms/form-texts";
import { isolate, isolateLtr } from "~/i18n/format/isolate";
import { translationOf } from "~/middleware/page-translation.server";
import { answerRefusal } from "../outcomes.server";

type Context = Readonly<RouterContextProvider>;
type Given = { words: string; form: FormData };
type Answer = (context: Context, approvalId: string, given: Given) => Promise<Response | Awaited<ReturnType<typeof refuse>>>;

/** Returns what a button of an approval's page does, by its intent; null when there is no such button. */
export function findAnswer(form: FormData): Answer | null {
  const answers: Record<string, Answer> = { approve, decline, takeBack };
  const intent = textOf(form, "intent");
  return Object.hasOwn(answers, intent) ? (answers[intent] ?? null) : null;
}

/** Places the order and redirects to it. If something became worse, it is shown first. */
async function approve(context: Context, approvalId: string, { words, form }: Given) {
  const { approvals } = context.get(callsContext);
  const [error, placed] = await safe(approvals.approve({ approvalId, acceptedChanges: textOf(form, "acceptedChanges") || undefined }));
  if (error) return refuse(context, error, words);
  const { approval } = await approvals.read({ approvalId });
  const name = isolate(translationOf(context).format.name(approval.askedBy));
  context.get(noticeContext).add({ key: "approvals:notices.approved", values: { number: isolateLtr(placed.cartConfirmationNum), name } });
  return redirect(`${href("/history/history-detail")}?cart=${placed.cartId}`);
}

async function decline(context: Context, approvalId: string, { words }: Given) {
  if (words.trim() === "") return data<RefusedAnswer>({ code: "", words: "", mistake: "required" }, { status: 422 });
  const [error, declined] = await safe(context.get(callsContext).approvals.decline({ approvalId, words }));
  if (error) return refuse(context, error, words);
  const name = isolate(translationOf(context).format.name(declined.approval.askedBy));
  context.get(noticeContext).add({ key: "approvals:notices.declined", values: { name } });
  return redirect(href("/approvals"));
}

/** Withdraws the cart and redirects to it, at its location. */
async function takeBack(context: Context, approvalId: string, { words }: Given) {
  const { approvals, session } = context.get(callsContext);
  const [error, back] = await safe(approvals.takeBack({ approvalId }));
  if (error) return refuse(context, error, words);
  const { locationId } = back.approval;
  if (locationId !== context.get(sessionContext).locationId) await session.useLocation({ locationId });
  context.get(noticeContext).add({ key: "approvals:notices.takenBack" });
  return redirect(href("/cart"));
}

const refuse = (context: Context, error: Error, words: string) =>
  answerRefusal(context, error, ({ code, status }): RefusedAnswer | null =>
    status === 404 && code !== "cartNotFound" ? null : { code, words, mistake: null },
  );
