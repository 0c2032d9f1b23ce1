import { redirect } from "react-router";
import { v7 as newId } from "uuid";
import type { PageHandle } from "~/components/frame/page-title";
import { orderAddress } from "~/components/orders/order-address";
import { ReturnForm } from "~/components/requests/return-form";
import { Modal } from "~/components/ui/modal";
import { ModalFailure } from "~/components/ui/modal-failure";
import { callsContext, noticeContext } from "~/context.server";
import { isolateLtr } from "~/i18n/format/isolate";
import { useTexts } from "~/i18n/use-texts";
import { foundOr404 } from "~/middleware/found-or-404.server";
import type { Route } from "./+types/return";
import { sendReturn } from "./send-return.server";

export const handle = { title: "historyDetail", modal: true, i18n: ["requests", "refusals", "errors"] } satisfies PageHandle;

/** Loads whether boxes of a line can be returned, until when and why (D80). */
export async function loader({ context, params }: Route.LoaderArgs) {
  const offer = await foundOr404(context.get(callsContext).requests.readReturn(params));
  return { offer, back: orderAddress({ cartId: offer.cartId, id: params.orderId }), requestId: newId() };
}

/** Asks to return them; a refusal comes back with what was typed, except the photo, which browsers do not restore. */
export async function action({ request, context, params }: Route.ActionArgs) {
  const refused = await sendReturn(request, params, context);
  if (refused) return refused;
  const { cartId, confirmationNum } = await foundOr404(context.get(callsContext).requests.readReturn(params));
  context.get(noticeContext).add({ key: "requests:notices.returned", values: { number: isolateLtr(confirmationNum) } });
  return redirect(orderAddress({ cartId, id: params.orderId }));
}

export default function Return({ loaderData, actionData }: Route.ComponentProps) {
  const { t } = useTexts("requests");
  return (
    <Modal title={t("give.title")} closeTo={loaderData.back}>
      <ReturnForm {...loaderData} refused={actionData} />
    </Modal>
  );
}

export function ErrorBoundary() {
  return <ModalFailure closeTo="/history" />;
}
