import { safe } from "@orpc/client";
import { Form, redirect } from "react-router";
import { v7 as newId } from "uuid";
import { CartFields } from "~/components/cart/cart-fields";
import { CartRefusal } from "~/components/cart/cart-refusal";
import { cartQuantities } from "~/components/cart/use-cart-count";
import type { PageHandle } from "~/components/frame/page-title";
import { packsText } from "~/components/orders/packs-text";
import { Button } from "~/components/ui/button";
import { ButtonLink } from "~/components/ui/button-link";
import { Modal } from "~/components/ui/modal";
import { ModalActions } from "~/components/ui/modal-actions";
import { ModalFailure } from "~/components/ui/modal-failure";
import { callsContext, noticeContext, sessionContext } from "~/context.server";
import { cartPagePath } from "~/forms/cart/cart-form";
import { useTexts } from "~/i18n/use-texts";
import { postedForm } from "~/middleware/read-form.server";
import type { Route } from "./+types/empty";
import { afterChange, changeIdOf, heldCartOf, undoForm } from "./cart-of-form.server";
import { refuseChange } from "./refuse-change.server";

export const handle = { title: "cart", modal: true, i18n: ["cart"] } satisfies PageHandle;

/** Loads how many items would be removed, for the question. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const { locationId } = context.get(sessionContext);
  const populated = await context.get(callsContext).cart.populate({ locationId });
  const { boxes, bottles } = cartQuantities(populated);
  return {
    cartId: populated.cart?.id ?? null,
    ...{ boxesQuantity: boxes, bottlesQuantity: bottles },
    holdId: url.searchParams.get("hold") ?? undefined,
    changeId: newId(),
  };
}

/** Empties the cart, to be undone by the id sent with the form; what is saved for later stays. */
export async function action({ request, context }: Route.ActionArgs) {
  const form = await postedForm(request);
  const cart = heldCartOf(form);
  const changeId = changeIdOf(form);
  const [error, changed] = await safe(context.get(callsContext).cart.empty({ ...cart, changeId }));
  if (error) return refuseChange(context, error, cart);
  const after = afterChange(cart, changed);
  context.get(noticeContext).add({ key: "cart:notices.emptied", undo: undoForm(after, { intent: "restore", changeId }) });
  return redirect(cartPagePath(after.holdId));
}

export default function EmptyCart({ loaderData: { cartId, holdId, changeId, ...packs }, actionData }: Route.ComponentProps) {
  const { t } = useTexts(["cart", "common"]);
  const back = cartPagePath(holdId);
  return (
    <Modal title={t("cart:emptying.title")} closeTo={back}>
      {actionData && <CartRefusal refusal={actionData.refusal} />}
      <p>{cartId === null ? t("cart:emptying.already") : t("cart:emptying.question", { items: packsText(t, [packs]) })}</p>
      <Form method="post" replace>
        <CartFields form={{ cartId: cartId ?? "", holdId }} />
        <input type="hidden" name="changeId" value={changeId} />
        <ModalActions>
          <ButtonLink preventScrollReset replace to={back}>
            {t("cart:emptying.keep")}
          </ButtonLink>
          {cartId !== null && <Button tone="danger">{t("cart:emptying.confirm")}</Button>}
        </ModalActions>
      </Form>
    </Modal>
  );
}

export function ErrorBoundary() {
  return <ModalFailure closeTo="/cart" />;
}
