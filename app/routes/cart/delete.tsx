import { safe } from "@orpc/client";
import { useTranslation } from "react-i18next";
import { data, Form, href, redirect } from "react-router";
import { CartRefusal } from "~/components/cart/cart-refusal";
import { DeleteQuestion } from "~/components/cart/delete-question";
import { type DeleteTarget, findDeleteTarget } from "~/components/cart/delete-target";
import type { PageHandle } from "~/components/frame/page-title";
import { Button } from "~/components/ui/button";
import { ButtonLink } from "~/components/ui/button-link";
import { Modal } from "~/components/ui/modal";
import { ModalActions } from "~/components/ui/modal-actions";
import { ModalFailure } from "~/components/ui/modal-failure";
import { type Calls, callsContext, noticeContext, sessionContext } from "~/context.server";
import { refusalOf } from "~/routes/public/refusal-of";
import type { Route } from "./+types/delete";

export const handle = { title: "cart", modal: true, i18n: ["cart"] } satisfies PageHandle;

/** What the address names, as it is in the cart now. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const { locationId } = context.get(sessionContext);
  const populated = await context.get(callsContext).cart.populate({ locationId });
  return { cartId: populated.cart?.id ?? null, target: findDeleteTarget(populated, url.searchParams) };
}

/** Deletes it; what is no longer in the cart is gone already. */
export async function action({ context, url }: Route.ActionArgs) {
  const calls = context.get(callsContext);
  const { locationId } = context.get(sessionContext);
  const populated = await calls.cart.populate({ locationId });
  const target = findDeleteTarget(populated, url.searchParams);
  if (populated.cart && target) {
    const [error] = await safe(remove(calls, populated.cart.id, target));
    if (error) {
      const { code, values, status } = refusalOf(error);
      return data({ refusal: { code, values } }, { status });
    }
    context.get(noticeContext).add({ key: "cart:notices.deleted" });
  }
  return redirect(href("/cart"));
}

function remove({ cart }: Calls, cartId: string, target: DeleteTarget): Promise<unknown> {
  if (target.kind === "patient") return cart.remove({ cartId, patientId: target.patientId });
  const preorderId = target.preorder.id;
  if (target.kind === "preorder") return cart.remove({ cartId, preorderIds: [preorderId] });
  return cart.changeQuantity({ cartId, preorderId, lineId: target.line.id, quantity: 0 });
}

export default function DeleteFromCart({ loaderData: { cartId, target }, actionData }: Route.ComponentProps) {
  const { t } = useTranslation("cart");
  const found = cartId !== null && target !== null;
  return (
    <Modal title={t(target?.kind === "patient" ? "delete.patientTitle" : "delete.title")} closeTo={href("/cart")} alert>
      {actionData && <CartRefusal refusal={actionData.refusal} />}
      {found ? <DeleteQuestion target={target} /> : <p>{t("delete.gone")}</p>}
      <Form method="post">
        <ModalActions>
          <ButtonLink to={href("/cart")} preventScrollReset>
            {t(found ? "delete.keep" : "delete.back")}
          </ButtonLink>
          {found && <Button tone="danger">{t("delete.confirm")}</Button>}
        </ModalActions>
      </Form>
    </Modal>
  );
}

export function ErrorBoundary() {
  return <ModalFailure closeTo="/cart" />;
}
