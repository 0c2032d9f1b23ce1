import { safe } from "@orpc/client";
import { data, Form, redirect } from "react-router";
import type { PageHandle } from "~/components/frame/page-title";
import { orderAddress, orderStatusId } from "~/components/orders/order-address";
import { OrderRefusal } from "~/components/orders/order-refusal";
import { Button } from "~/components/ui/button";
import { ButtonLink } from "~/components/ui/button-link";
import { Modal } from "~/components/ui/modal";
import { ModalActions } from "~/components/ui/modal-actions";
import { ModalFailure } from "~/components/ui/modal-failure";
import { callsContext, noticeContext } from "~/context.server";
import { isolateLtr } from "~/i18n/format/isolate";
import { useTexts } from "~/i18n/use-texts";
import { refusalOf } from "~/routes/outcomes.server";
import type { Route } from "./+types/cancel-order";
import { loadOrderById } from "./load-placed-orders.server";

export const handle = { title: "historyDetail", modal: true, i18n: ["orders"] } satisfies PageHandle;

/** Returns the order in the URL as it is now. */
export async function loader({ context, params, url }: Route.LoaderArgs) {
  const order = await loadOrderById(url, params.orderId, context);
  const { confirmationNum, changeable, status } = order;
  return { confirmationNum, changeable, isCancelled: status === "Cancelled", back: orderAddress(order) };
}

/** Cancels it while its window is open (D27) and redirects to its status; after that the page says that the window has closed. */
export async function action({ context, params }: Route.ActionArgs) {
  const [error, answer] = await safe(context.get(callsContext).orders.cancel({ orderId: params.orderId }));
  if (!error) {
    context.get(noticeContext).add({ key: "orders:notices.cancelled", values: { number: isolateLtr(answer.order.confirmationNum) } });
    return redirect(`${orderAddress(answer.order)}#${orderStatusId}`);
  }
  const { code, values, status } = refusalOf(error);
  return data({ refusal: { code, values } }, { status });
}

export default function CancelOrder({ loaderData, actionData }: Route.ComponentProps) {
  const { t } = useTexts("orders");
  const { confirmationNum, changeable, isCancelled, back } = loaderData;
  return (
    <Modal title={t("cancel.title")} closeTo={back} alert>
      {actionData && <OrderRefusal refusal={actionData.refusal} title={t("cancel.closed")} />}
      {changeable && <p>{t("cancel.question", { number: isolateLtr(confirmationNum) })}</p>}
      {!changeable && !actionData && <p>{t(isCancelled ? "cancel.done" : "cancel.closed")}</p>}
      <Form method="post" replace>
        <ModalActions>
          <ButtonLink preventScrollReset replace to={back}>
            {t("cancel.keep")}
          </ButtonLink>
          {changeable && <Button tone="danger">{t("cancel.confirm")}</Button>}
        </ModalActions>
      </Form>
    </Modal>
  );
}

export function ErrorBoundary() {
  return <ModalFailure closeTo="/history" />;
}
