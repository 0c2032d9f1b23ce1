import { Suspense } from "react";
import { Form, href, type RouterContextProvider, redirect, redirectDocument, useNavigation } from "react-router";
import { v7 as newId } from "uuid";
import { isToBeApproved } from "~/components/approvals/approval-rule-hint";
import { useApprovers } from "~/components/approvals/use-approvers";
import { BudgetLeft } from "~/components/cart/parts-when-there";
import { cartQuantities, useQuantityText } from "~/components/cart/use-cart-count";
import { arrivalsOf } from "~/components/cart-summary/arrivals";
import { useCartSums } from "~/components/cart-summary/cart-sums";
import { DueLine } from "~/components/cart-summary/due-line";
import type { PageHandle } from "~/components/frame/page-title";
import { Button } from "~/components/ui/button";
import { ButtonLink } from "~/components/ui/button-link";
import { Modal } from "~/components/ui/modal";
import { ModalActions } from "~/components/ui/modal-actions";
import { ModalFailure } from "~/components/ui/modal-failure";
import { Sums } from "~/components/ui/sums";
import { Trans } from "~/components/ui/trans";
import { callsContext, sessionContext } from "~/context.server";
import { changeWindowMinutes } from "~/domain/calendar/change-window-end";
import { orderedGroups } from "~/forms/cart/cart-groups";
import { isolateLtr } from "~/i18n/format/isolate";
import { useFormat } from "~/i18n/use-format";
import { useTexts } from "~/i18n/use-texts";
import { foundOrNull } from "~/middleware/found-or-404.server";
import type { Route } from "./+types/submit";

export const handle = { title: "checkout", modal: true, i18n: ["approvals", "budgets", "cart", "checkout"] } satisfies PageHandle;

/**
 * Loads what the confirmation dialog shows. It belongs to one review: while another one is running, or none, redirects to the review, or to
 * the receipt when the cart has been ordered meanwhile, in another tab.
 */
export async function loader({ context, url }: Route.LoaderArgs) {
  const { tenant, locations, locationId } = context.get(sessionContext);
  const calls = context.get(callsContext);
  const [populated, own, { budget }] = await Promise.all([
    calls.cart.populate({ locationId }),
    calls.approvals.own({ locationId }),
    calls.budgets.left({ locationId }),
  ]);
  const { cart } = populated;
  const holdId = url.searchParams.get("hold") ?? "";
  const terms = url.searchParams.get("terms") === "on";
  if (cart?.hold?.holdId !== holdId) throw await leadElsewhere(context, url);
  const locationName = locations.find(({ _id }) => _id === locationId)?.name ?? "";
  const preorders = orderedGroups(populated).flatMap((group) => group.preorders);
  return {
    ...{ cart, own, budget, approvalId: newId(), holdId, terms, orderedFor: `${tenant.practiceName}, ${locationName}` },
    quantities: cartQuantities(populated),
    arrivals: arrivalsOf(preorders),
    replaced: preorders.flatMap(({ replacedOrder }) => (replacedOrder?.changeable ? [replacedOrder.confirmationNum] : [])),
  };
}

/** The receipt is opened as a new document: the form that leads here keeps the scroll position, and a receipt is shown from its top. */
async function leadElsewhere(context: Readonly<RouterContextProvider>, url: URL): Promise<Response> {
  const ordered = await foundOrNull(context.get(callsContext).cart.readReceipt({ cartId: url.searchParams.get("cart") ?? "" }));
  if (ordered) return redirectDocument(`${href("/order-confirmation")}?cart=${ordered.receipt.cartId}`);
  return redirect(`${href("/checkout")}?hold=${encodeURIComponent(url.searchParams.get("hold") ?? "")}`);
}

export default function SubmitOrder({ loaderData }: Route.ComponentProps) {
  const { t } = useTexts(["approvals", "checkout", "common"]);
  const approversText = useApprovers();
  const { cart, own, budget, approvalId, holdId, terms, orderedFor, quantities, arrivals, replaced } = loaderData;
  const asks = isToBeApproved(own, cart.sums.gross);
  const format = useFormat();
  const quantityText = useQuantityText();
  const sums = useCartSums();
  const sending = useNavigation().state !== "idle";
  return (
    <Modal title={t(asks ? "approvals:checkout.title" : "checkout:confirm.title")} explicitResult alert>
      <p>
        <Trans
          t={t}
          i18nKey={asks ? "approvals:checkout.text" : "checkout:confirm.text"}
          values={{ items: quantityText(quantities), place: orderedFor, names: approversText(own.approvers) }}
          components={{ place: <bdi /> }}
        />
      </p>
      {arrivals.length > 0 && (
        <DueLine icon="truck" flip>
          {t("checkout:confirm.arrivals", { arrivals: format.arrivals(arrivals) })}
        </DueLine>
      )}
      <Sums sums={sums(cart.sums)} />
      {budget && (
        <Suspense>
          <BudgetLeft budget={budget} gross={cart.sums.gross} />
        </Suspense>
      )}
      {replaced.length > 0 && <p className="small">{t("checkout:confirm.replaces", { numbers: format.list(replaced.map(isolateLtr)) })}</p>}
      {!asks && <p className="small quiet">{t("checkout:confirm.changeable", { minutes: changeWindowMinutes })}</p>}
      <Form method="post" replace action={href("/checkout")}>
        <input type="hidden" name="intent" value={asks ? "ask" : "order"} />
        {asks && <input type="hidden" name="approvalId" value={approvalId} />}
        <input type="hidden" name="cartId" value={cart.id} />
        <input type="hidden" name="holdId" value={holdId} />
        {terms && <input type="hidden" name="terms" value="on" />}
        <ModalActions>
          <ButtonLink preventScrollReset replace to={`${href("/checkout")}?hold=${holdId}${terms ? "&terms=on" : ""}`}>
            {t("checkout:confirm.notYet")}
          </ButtonLink>
          <Button tone="primary" disabled={sending} data-begins="">
            {t(sending ? "checkout:totals.sending" : asks ? "approvals:checkout.confirm" : "checkout:confirm.submit")}
          </Button>
        </ModalActions>
      </Form>
    </Modal>
  );
}

export function ErrorBoundary() {
  return <ModalFailure closeTo="/checkout" />;
}
