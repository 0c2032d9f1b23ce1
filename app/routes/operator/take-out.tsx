import { safe } from "@orpc/client";
import { data, Form, href, redirect } from "react-router";
import type { PageHandle } from "~/components/frame/page-title";
import { ReasonField } from "~/components/operator/reason-field";
import { Button } from "~/components/ui/button";
import { ButtonLink } from "~/components/ui/button-link";
import { Modal } from "~/components/ui/modal";
import { ModalActions } from "~/components/ui/modal-actions";
import { ModalFailure } from "~/components/ui/modal-failure";
import { callsContext, noticeContext } from "~/context.server";
import { isolate, isolateLtr } from "~/i18n/format/isolate";
import { useTexts } from "~/i18n/use-texts";
import { foundOr404, throwRefusal } from "~/middleware/found-or-404.server";
import type { Route } from "./+types/take-out";
import { parseReason } from "./parse-reason.server";

export const handle = { title: "operator", modal: true, i18n: ["operator"] } satisfies PageHandle;

/** Loads the failed hand-over in the URL. */
export async function loader({ context, params }: Route.LoaderArgs) {
  return foundOr404(context.get(callsContext).operator.handOver(params));
}

/** Stops retrying it, with a reason. */
export async function action({ request, context, params }: Route.ActionArgs) {
  const { reason, mistake } = await parseReason(request);
  if (mistake) return data({ reason, mistake }, { status: 422 });
  const [refusal, order] = await safe(context.get(callsContext).operator.takeOut({ ...params, reason }));
  if (refusal) throwRefusal(refusal);
  context.get(noticeContext).add({ key: "operator:notices.takenOut", values: { number: isolateLtr(order.confirmationNum) } });
  return redirect(href("/operator"));
}

export default function TakeOut({ loaderData, actionData }: Route.ComponentProps) {
  const { t } = useTexts("operator");
  const { confirmationNum, practiceName } = loaderData;
  return (
    <Modal title={t("takeOut.title", { number: isolateLtr(confirmationNum) })} closeTo={href("/operator")} alert>
      <p>{t("takeOut.text", { practice: isolate(practiceName) })}</p>
      <Form method="post" replace className="stack">
        <ReasonField value={actionData?.reason} mistake={actionData?.mistake} />
        <ModalActions>
          <ButtonLink preventScrollReset replace to={href("/operator")}>
            {t("takeOut.keep")}
          </ButtonLink>
          <Button tone="danger">{t("takeOut.confirm")}</Button>
        </ModalActions>
      </Form>
    </Modal>
  );
}

export function ErrorBoundary() {
  return <ModalFailure closeTo="/operator" />;
}
