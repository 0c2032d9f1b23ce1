import { safe } from "@orpc/client";
import { data, redirect } from "react-router";
import { v7 as newId } from "uuid";
import { requestWords } from "~/calls/shapes/request-shapes";
import { KeptForm } from "~/components/drafts/kept-form";
import { Field } from "~/components/fields/field";
import { HiddenInput } from "~/components/fields/hidden-input";
import { TextArea } from "~/components/fields/text-area";
import type { PageHandle } from "~/components/frame/page-title";
import { orderAddress, orderStatusId } from "~/components/orders/order-address";
import { RequestRefusal } from "~/components/requests/request-refusal";
import { Button } from "~/components/ui/button";
import { ButtonLink } from "~/components/ui/button-link";
import { Modal } from "~/components/ui/modal";
import { ModalActions } from "~/components/ui/modal-actions";
import { ModalFailure } from "~/components/ui/modal-failure";
import { callsContext, noticeContext } from "~/context.server";
import { wordsLengthMax } from "~/domain/request/order-request";
import { isolateLtr } from "~/i18n/format/isolate";
import { useTexts } from "~/i18n/use-texts";
import { readForm } from "~/middleware/read-form.server";
import { answerRefusal } from "~/routes/outcomes.server";
import type { Route } from "./+types/ask-to-cancel";
import { loadOrderById } from "./load-placed-orders.server";

export const handle = { title: "historyDetail", modal: true, i18n: ["requests", "refusals", "errors"] } satisfies PageHandle;

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const order = await loadOrderById(url, params.orderId, context);
  return { confirmationNum: order.confirmationNum, back: orderAddress(order), requestId: newId() };
}

/** Asks for the order to be cancelled, or withdraws that; the notice says which (D78). */
export async function action({ request, context, params, url }: Route.ActionArgs) {
  const { form, typed, mistakes } = await readForm(request, { message: requestWords });
  if (mistakes) return data({ message: typed.message, mistake: mistakes.message ?? null, refusal: null }, { status: 422 });
  const order = await loadOrderById(url, params.orderId, context);
  const requestId = String(form.get("requestId"));
  const { requests } = context.get(callsContext);
  const isWithdrawn = form.get("intent") === "withdraw";
  const [error] = isWithdrawn
    ? await safe(requests.withdraw({ requestId }))
    : await safe(requests.askToCancel({ orderId: order.id, requestId, words: typed.message }));
  if (error) {
    return answerRefusal(context, error, ({ code, values, status }) =>
      status === 409 ? { message: typed.message, mistake: null, refusal: { code, values } } : null,
    );
  }
  const key = isWithdrawn ? "requests:notices.withdrawn" : "requests:notices.asked";
  context.get(noticeContext).add({ key, values: { number: isolateLtr(order.confirmationNum) } });
  return redirect(`${orderAddress(order)}#${orderStatusId}`);
}

export default function AskToCancel({ loaderData, actionData }: Route.ComponentProps) {
  const { t } = useTexts(["requests", "errors"]);
  const { confirmationNum, back, requestId } = loaderData;
  const mistake = actionData?.mistake;
  return (
    <Modal title={t("requests:ask.title")} closeTo={back} alert>
      {actionData?.refusal && <RequestRefusal refusal={actionData.refusal} />}
      <p>{t("requests:ask.text", { number: isolateLtr(confirmationNum) })}</p>
      <KeptForm replace subject="request" answer={actionData}>
        <HiddenInput name="requestId" value={requestId} />
        <Field id="ask-words" label={t("requests:ask.words")} hint={t("requests:ask.wordsHint")} error={mistake && t(`errors:${mistake}`)}>
          <TextArea name="message" rows={3} defaultValue={actionData?.message} maxLength={wordsLengthMax} />
        </Field>
        <ModalActions>
          <ButtonLink preventScrollReset replace to={back}>
            {t("requests:ask.keep")}
          </ButtonLink>
          <Button tone="primary">{t("requests:ask.send")}</Button>
        </ModalActions>
      </KeptForm>
    </Modal>
  );
}

export function ErrorBoundary() {
  return <ModalFailure closeTo="/history" />;
}
