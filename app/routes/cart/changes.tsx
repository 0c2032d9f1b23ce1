import { redirect } from "react-router";
import { OrderChanges } from "~/components/cart/order-changes";
import type { PageHandle } from "~/components/frame/page-title";
import { ButtonLink } from "~/components/ui/button-link";
import { Code } from "~/components/ui/code";
import { Modal } from "~/components/ui/modal";
import { ModalActions } from "~/components/ui/modal-actions";
import { ModalFailure } from "~/components/ui/modal-failure";
import { Trans } from "~/components/ui/trans";
import { callsContext, sessionContext } from "~/context.server";
import { cartPagePath } from "~/forms/cart/cart-form";
import { everyPreorder } from "~/forms/cart/cart-groups";
import { useTexts } from "~/i18n/use-texts";
import { foundOr404 } from "~/middleware/found-or-404.server";
import type { Route } from "./+types/changes";

export const handle = { title: "cart", modal: true, i18n: ["cart"] } satisfies PageHandle;

/** Loads the preorder and the order that it will replace; redirects to the cart when it replaces none. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const { locationId, tenant } = context.get(sessionContext);
  const { cart, orders } = context.get(callsContext);
  const back = cartPagePath(url.searchParams.get("hold"));
  const preorder = everyPreorder(await cart.populate({ locationId })).find(({ id }) => id === url.searchParams.get("preorder"));
  if (!preorder?.replacedOrder) throw redirect(back);
  const { cartId } = preorder.replacedOrder;
  const placed = await foundOr404(orders.detail({ tenantId: tenant._id, cartId }));
  const order = placed.orders.find(({ id }) => id === preorder.replacesOrderId);
  if (!order) throw redirect(back);
  return { preorder, order, back };
}

export default function OrderChangesDialog({ loaderData: { preorder, order, back } }: Route.ComponentProps) {
  const { t } = useTexts(["cart", "common"]);
  return (
    <Modal
      title={
        <Trans t={t} i18nKey="cart:changes.title" values={{ number: order.confirmationNum }} components={{ code: <Code>{null}</Code> }} />
      }
      closeTo={back}
      wide
    >
      <OrderChanges order={order} preorder={preorder} />
      <ModalActions>
        <ButtonLink preventScrollReset replace to={back} tone="primary">
          {t("common:actions.close")}
        </ButtonLink>
      </ModalActions>
    </Modal>
  );
}

export function ErrorBoundary() {
  return <ModalFailure closeTo="/cart" />;
}
