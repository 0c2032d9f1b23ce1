import { ORPCError, safe } from "@orpc/client";
import { data, href, redirect } from "react-router";
import type { PageHandle } from "~/components/frame/page-title";
import { reloadsWhenChanged } from "~/components/frame/reloads-when-changed";
import { OperatedPractice } from "~/components/operator/operated-practice";
import { type Calls, callsContext, noticeContext, sessionContext } from "~/context.server";
import { textOf } from "~/forms/form-texts";
import { isolate } from "~/i18n/format/isolate";
import { foundOr404, throwRefusal } from "~/middleware/found-or-404.server";
import type { Route } from "./+types/practice";
import { parseReason } from "./parse-reason.server";

export const handle = { title: "operator", i18n: ["operator", "audit", "refusals"] } satisfies PageHandle;

/** Loads a practice, and whether the operator is acting in it. */
export async function loader({ context, params }: Route.LoaderArgs) {
  const practice = await foundOr404(context.get(callsContext).operator.practice(params));
  return { practice, isHere: context.get(sessionContext).tenant._id === practice.tenantId };
}

/** Switches to the practice, suspends it, or reopens it, each with a reason (D49). */
export async function action({ request, context, params }: Route.ActionArgs) {
  const { form, reason, mistake } = await parseReason(request);
  const intent = textOf(form, "intent");
  if (mistake) return data({ intent, reason, mistake, code: null }, { status: 422 });
  const calls = context.get(callsContext);
  if (intent === "enter") return enter(calls, { ...params, reason });
  if (intent !== "suspend" && intent !== "reopen") throw data(null, { status: 400 });
  const act = intent === "suspend" ? calls.operator.suspend : calls.operator.reopen;
  const [refusal, practice] = await safe(act({ ...params, reason }));
  if (refusal instanceof ORPCError && refusal.code === "ownPractice")
    return data({ intent, reason, mistake: null, code: "ownPractice" as const }, { status: 409 });
  if (refusal) return throwRefusal(refusal);
  const key = practice.status === "suspended" ? "operator:notices.suspended" : "operator:notices.reopened";
  context.get(noticeContext).add({ key, values: { practice: isolate(practice.practiceName) } });
  return redirect(href("/operator/practices/:tenantId", params));
}

/** Enters a practice. One that was suspended, or any other on the host of a practice (D2), cannot be entered, which the form then says. */
async function enter(calls: Calls, input: { tenantId: string; reason: string }) {
  const [refusal] = await safe(calls.session.usePractice(input));
  if (!refusal) return redirect(href("/products"));
  if (!(refusal instanceof ORPCError && refusal.code === "notFound")) throw refusal;
  const { status } = await foundOr404(calls.operator.practice({ tenantId: input.tenantId }));
  const code = status === "suspended" ? ("suspended" as const) : ("otherHost" as const);
  return data({ intent: "enter", reason: input.reason, mistake: null, code }, { status: 409 });
}

export const shouldRevalidate = reloadsWhenChanged;

export default function PracticeOfOperator({ loaderData, actionData }: Route.ComponentProps) {
  return <OperatedPractice {...loaderData} refused={actionData ?? null} />;
}
