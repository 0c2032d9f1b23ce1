import { safe } from "@orpc/client";
import { data, Form, redirect } from "react-router";
import type { PageHandle } from "~/components/frame/page-title";
import { OrderRefusal } from "~/components/orders/order-refusal";
import { Button } from "~/components/ui/button";
import { ButtonLink } from "~/components/ui/button-link";
import { Code } from "~/components/ui/code";
import { Modal } from "~/components/ui/modal";
import { ModalActions } from "~/components/ui/modal-actions";
import { ModalFailure } from "~/components/ui/modal-failure";
import { callsContext } from "~/context.server";
import { orderField, parseOrderIds, selectedAddress } from "~/forms/orders/order-selection";
import { isolateLtr } from "~/i18n/format/isolate";
import { useFormat } from "~/i18n/use-format";
import { useTexts } from "~/i18n/use-texts";
import { postedForm } from "~/middleware/read-form.server";
import { answerRefusal } from "~/routes/outcomes.server";
import type { Route } from "./+types/cancel-selected";
import { announceCancelled } from "./announce-cancelled.server";
import { loadSelectedOrders } from "./load-selected-orders.server";

export const handle = { title: "selectedOrders", modal: true, i18n: ["orders"] } satisfies PageHandle;

/** Loads which of the orders can be cancelled, and which no longer can. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const { orders } = await loadSelectedOrders(url, context);
  const named = orders.map(({ id, confirmationNum, changeable, changeableUntil }) => ({
    id,
    confirmationNum,
    changeable,
    changeableUntil,
  }));
  return {
    open: named.filter(({ changeable }) => changeable),
    closed: named.filter(({ changeable }) => !changeable),
    back: selectedAddress("", parseOrderIds(url.searchParams)),
  };
}

/** Cancels the orders whose windows are open (D27), and redirects to the orders with notices that name them. */
export async function action({ request, context, url }: Route.ActionArgs) {
  const orderIds = parseOrderIds(await postedForm(request));
  if (orderIds.length === 0) throw data(null, { status: 400 });
  const [error, answer] = await safe(context.get(callsContext).orders.cancelSelected({ orderIds }));
  if (error) return answerRefusal(context, error, ({ code, values, status }) => (status === 404 ? null : { refusal: { code, values } }));
  announceCancelled(context, answer);
  return redirect(selectedAddress("", parseOrderIds(url.searchParams)));
}

export default function CancelSelected({ loaderData: { open, closed, back }, actionData }: Route.ComponentProps) {
  const { t } = useTexts("orders");
  const format = useFormat();
  return (
    <Modal title={t("selected.cancel", { count: open.length })} closeTo={back} alert>
      {actionData && <OrderRefusal refusal={actionData.refusal} title={t("selected.refused")} />}
      {open.length > 0 && (
        <>
          <p>{t("selected.cancelText", { count: open.length })}</p>
          <ul>
            {open.map(({ id, confirmationNum, changeableUntil }) => (
              <li key={id}>
                <Code>{confirmationNum}</Code>{" "}
                <span className="small quiet">{t("selected.until", { time: isolateLtr(format.time(changeableUntil)) })}</span>
              </li>
            ))}
          </ul>
        </>
      )}
      {closed.length > 0 && (
        <p className="row small quiet">
          {t("selected.closed")}
          {closed.map(({ id, confirmationNum }) => (
            <Code key={id}>{confirmationNum}</Code>
          ))}
        </p>
      )}
      <Form method="post" replace>
        {open.map(({ id }) => (
          <input key={id} type="hidden" name={orderField} value={id} />
        ))}
        <ModalActions>
          <ButtonLink preventScrollReset replace to={back}>
            {t("selected.keep")}
          </ButtonLink>
          {open.length > 0 && <Button tone="danger">{t("selected.confirm", { count: open.length })}</Button>}
        </ModalActions>
      </Form>
    </Modal>
  );
}

export function ErrorBoundary() {
  return <ModalFailure closeTo="/history" />;
}
