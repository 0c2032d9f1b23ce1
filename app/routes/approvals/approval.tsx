import { data } from "react-router";
import { declineWords } from "~/calls/approvals";
import { ApprovalPage } from "~/components/approvals/approval-page";
import type { PageHandle } from "~/components/frame/page-title";
import { reloadsWhenChanged } from "~/components/frame/reloads-when-changed";
import { callsContext, nowContext, sessionContext } from "~/context.server";
import { foundOr404 } from "~/middleware/found-or-404.server";
import { readForm } from "~/middleware/read-form.server";
import type { Route } from "./+types/approval";
import { findAnswer } from "./approval-answers.server";

export const handle = { title: "approval", i18n: ["approvals", "cart", "checkout", "prescription"] } satisfies PageHandle;

/** Loads an order that was sent for approval, for its sender and for admins (D96). */
export async function loader({ context, params }: Route.LoaderArgs) {
  const { locations } = context.get(sessionContext);
  const read = await foundOr404(context.get(callsContext).approvals.read(params));
  const locationName = locations.find(({ _id }) => _id === read.approval.locationId)?.name ?? "";
  return { ...read, locationName, now: context.get(nowContext) };
}

/** Approves, declines or withdraws, by the intent of the button. */
export async function action({ request, context, params: { approvalId } }: Route.ActionArgs) {
  const { form, typed, mistakes } = await readForm(request, { words: declineWords });
  const answer = findAnswer(form);
  if (!answer) throw data(null, { status: 400 });
  if (mistakes) return data({ code: "", words: typed.words, mistake: mistakes.words ?? null }, { status: 422 });
  return answer(context, approvalId, { words: typed.words, form });
}

export const shouldRevalidate = reloadsWhenChanged;

export default function Approval({ loaderData, actionData }: Route.ComponentProps) {
  return <ApprovalPage {...loaderData} refused={actionData} />;
}
