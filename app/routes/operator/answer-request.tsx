import { safe } from "@orpc/client";
import { data, href, redirect } from "react-router";
import { requestWords } from "~/calls/shapes/request-shapes";
import type { PageHandle } from "~/components/frame/page-title";
import { reloadsWhenChanged } from "~/components/frame/reloads-when-changed";
import { AnswerForm } from "~/components/operator/answer-form";
import { Modal } from "~/components/ui/modal";
import { ModalFailure } from "~/components/ui/modal-failure";
import { callsContext, noticeContext } from "~/context.server";
import { answerStates } from "~/domain/request/order-request";
import { isolateLtr } from "~/i18n/format/isolate";
import { useTexts } from "~/i18n/use-texts";
import { foundOr404 } from "~/middleware/found-or-404.server";
import { readForm } from "~/middleware/read-form.server";
import { answerRefusal } from "~/routes/outcomes.server";
import type { Route } from "./+types/answer-request";

export const handle = { title: "operator", modal: true, i18n: ["operator", "requests", "refusals", "errors"] } satisfies PageHandle;

/** Loads the practice's request, with the answers that are possible now. */
export async function loader({ context, params }: Route.LoaderArgs) {
  return foundOr404(context.get(callsContext).operator.request(params));
}

/** Answers it with the pressed button (D78). */
export async function action({ request, context, params }: Route.ActionArgs) {
  const { form, typed, mistakes } = await readForm(request, { message: requestWords });
  const { message } = typed;
  if (mistakes) return data({ message, mistake: mistakes.message ?? null, code: null }, { status: 422 });
  const state = answerStates.find((each) => each === form.get("state"));
  if (!state) throw data(null, { status: 400 });
  const answer = { ...params, state, words: message };
  const [error, answered] = await safe(context.get(callsContext).operator.answerRequest(answer));
  if (error) return answerRefusal(context, error, ({ code }) => (code === "alreadyAnswered" ? { message, mistake: null, code } : null));
  context.get(noticeContext).add({ key: "operator:notices.answered", values: { number: isolateLtr(answered.confirmationNum) } });
  return redirect(href("/operator"));
}

export const shouldRevalidate = reloadsWhenChanged;

export default function AnswerRequest({ loaderData, actionData }: Route.ComponentProps) {
  const { t } = useTexts("operator");
  return (
    <Modal title={t("answer.title", { number: isolateLtr(loaderData.confirmationNum) })} closeTo={href("/operator")}>
      <AnswerForm asked={loaderData} refused={actionData ?? null} />
    </Modal>
  );
}

export function ErrorBoundary() {
  return <ModalFailure closeTo="/operator" />;
}
