import { safe } from "@orpc/client";
import { useTranslation } from "react-i18next";
import { data, Form, href, redirect } from "react-router";
import { CartRefusal } from "~/components/cart/cart-refusal";
import type { PageHandle } from "~/components/frame/page-title";
import { Button } from "~/components/ui/button";
import { ButtonLink } from "~/components/ui/button-link";
import { Modal } from "~/components/ui/modal";
import { ModalActions } from "~/components/ui/modal-actions";
import { ModalFailure } from "~/components/ui/modal-failure";
import { callsContext, noticeContext, sessionContext } from "~/context.server";
import { refusalOf } from "~/routes/public/refusal-of";
import type { Route } from "./+types/empty";

export const handle = { title: "cart", modal: true, i18n: ["cart"] } satisfies PageHandle;

/** How much would be taken out, for the question. */
export async function loader({ context }: Route.LoaderArgs) {
  const { locationId } = context.get(sessionContext);
  const { cart } = await context.get(callsContext).cart.view({ locationId });
  return { cartId: cart?.id ?? null, itemsQuantity: cart?.itemsQuantity ?? 0 };
}

/** Empties the cart; what is saved for later stays. */
export async function action({ request, context }: Route.ActionArgs) {
  const form = await request.formData();
  const [error] = await safe(context.get(callsContext).cart.empty({ cartId: String(form.get("cartId")) }));
  if (error) {
    const { code, values, status } = refusalOf(error);
    return data({ refusal: { code, values } }, { status });
  }
  context.get(noticeContext).add({ key: "cart:notices.emptied" });
  return redirect(href("/cart"));
}

export default function EmptyCart({ loaderData: { cartId, itemsQuantity }, actionData }: Route.ComponentProps) {
  const { t } = useTranslation(["cart", "common"]);
  return (
    <Modal title={t("cart:emptying.title")} closeTo={href("/cart")}>
      {actionData && <CartRefusal refusal={actionData.refusal} />}
      <p>
        {cartId === null
          ? t("cart:emptying.already")
          : t("cart:emptying.question", { items: t("common:units.boxes", { count: itemsQuantity }) })}
      </p>
      <Form method="post">
        <input type="hidden" name="cartId" value={cartId ?? ""} />
        <ModalActions>
          <ButtonLink to={href("/cart")} preventScrollReset>
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
