import { safe } from "@orpc/client";
import { data, redirect } from "react-router";
import { v7 as newId } from "uuid";
import type { PageHandle } from "~/components/frame/page-title";
import { orderAddress } from "~/components/orders/order-address";
import { BackorderForm } from "~/components/requests/backorder-form";
import { RequestRefusal } from "~/components/requests/request-refusal";
import { Modal } from "~/components/ui/modal";
import { ModalFailure } from "~/components/ui/modal-failure";
import { callsContext, noticeContext } from "~/context.server";
import { backorderChoices } from "~/domain/request/backorder-choice";
import { isolateLtr } from "~/i18n/format/isolate";
import { useTexts } from "~/i18n/use-texts";
import { foundOr404 } from "~/middleware/found-or-404.server";
import { postedForm } from "~/middleware/read-form.server";
import { answerRefusal } from "~/routes/outcomes.server";
import type { Route } from "./+types/backorder";

export const handle = { title: "historyDetail", modal: true, i18n: ["requests", "refusals"] } satisfies PageHandle;

/** Loads what can be done about a line on backorder today (D79). */
export async function loader({ context, params }: Route.LoaderArgs) {
  const backorder = await foundOr404(context.get(callsContext).requests.readBackorder(params));
  return { backorder, back: orderAddress({ cartId: backorder.cartId, id: params.orderId }), requestId: newId() };
}

/** Sends the choice; one that is no longer possible is refused, and the form shows those that are. */
export async function action({ request, context, params }: Route.ActionArgs) {
  const form = await postedForm(request);
  const [name, productId] = String(form.get("choice")).split(" ", 2);
  const choice = backorderChoices.find((each) => each === name);
  // Nothing is selected when what had been chosen is no longer possible.
  if (!choice) return data({ code: "choiceImpossible", values: null }, { status: 422 });
  const calls = context.get(callsContext);
  const asked = { ...params, requestId: String(form.get("requestId")), choice, productId };
  const [error] = await safe(calls.requests.chooseForBackorder(asked));
  if (error) return answerRefusal(context, error, ({ code, values }) => (code === "choiceImpossible" ? { code, values } : null));
  const { cartId, confirmationNum } = await foundOr404(calls.requests.readBackorder(params));
  const key = choice === "wait" ? "requests:notices.waiting" : "requests:notices.chosen";
  context.get(noticeContext).add({ key, values: { number: isolateLtr(confirmationNum) } });
  return redirect(orderAddress({ cartId, id: params.orderId }));
}

export default function Backorder({ loaderData, actionData }: Route.ComponentProps) {
  const { t } = useTexts("requests");
  return (
    <Modal title={t("backorder.title")} closeTo={loaderData.back}>
      {actionData && <RequestRefusal refusal={actionData} />}
      <BackorderForm {...loaderData} />
    </Modal>
  );
}

export function ErrorBoundary() {
  return <ModalFailure closeTo="/history" />;
}
