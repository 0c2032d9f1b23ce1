import { safe } from "@orpc/client";
import { Form, redirect } from "react-router";
import { v7 as newId } from "uuid";
import { CartRefusal } from "~/components/cart/cart-refusal";
import { DeleteQuestion } from "~/components/cart/delete-question";
import type { PageHandle } from "~/components/frame/page-title";
import { Button } from "~/components/ui/button";
import { ButtonLink } from "~/components/ui/button-link";
import { Modal } from "~/components/ui/modal";
import { ModalActions } from "~/components/ui/modal-actions";
import { ModalFailure } from "~/components/ui/modal-failure";
import { type Calls, callsContext, noticeContext, sessionContext } from "~/context.server";
import { type CartForm, cartPagePath } from "~/forms/cart/cart-form";
import { type DeleteTarget, findDeleteTarget } from "~/forms/cart/delete-target";
import { useTexts } from "~/i18n/use-texts";
import { postedForm } from "~/middleware/read-form.server";
import { Later } from "~/offline/scripts/later";
import { reportedLines } from "../notice-values.server";
import type { Route } from "./+types/delete";
import { afterChange, changeIdOf, undoForm } from "./cart-of-form.server";
import { refuseChange } from "./refuse-change.server";

export const handle = { title: "cart", modal: true, i18n: ["cart"] } satisfies PageHandle;

export function loader({ context, url }: Route.LoaderArgs) {
  return loadTarget({ context, url });
}

/** Returns the target in the URL as it is in the cart now. */
async function loadTarget({ context, url }: Pick<Route.LoaderArgs, "context" | "url">) {
  const { locationId } = context.get(sessionContext);
  const populated = await context.get(callsContext).cart.populate({ locationId });
  const holdId = url.searchParams.get("hold") ?? undefined;
  return {
    cart: { cartId: populated.cart?.id ?? "", holdId },
    target: findDeleteTarget(populated, url.searchParams),
    changeId: newId(),
  };
}

/** Deletes it, to be undone by the id sent with the form; what is no longer in the cart counts as deleted. */
export async function action({ request, context, url }: Route.ActionArgs) {
  const changeId = changeIdOf(await postedForm(request));
  const { cart, target } = await loadTarget({ context, url });
  if (!target) return redirect(cartPagePath(cart.holdId));
  const [error, changed] = await safe(remove(context.get(callsContext), { ...cart, changeId }, target));
  if (error) return refuseChange(context, error, cart);
  const after = afterChange(cart, changed);
  const values = reportedLines(context, deletedOf(target));
  context.get(noticeContext).add({ key: "cart:notices.deleted", values, undo: undoForm(after, { intent: "restore", changeId }) });
  return redirect(cartPagePath(after.holdId));
}

/** Returns what is deleted: preorders with only those lines. */
function deletedOf(target: DeleteTarget) {
  if (target.kind === "patient") return target.preorders;
  const { preorder } = target;
  if (target.kind === "preorder") return [preorder];
  return [{ ...preorder, lines: target.kind === "line" ? [target.line] : target.lines }];
}

function remove({ cart }: Calls, held: CartForm & { changeId: string }, target: DeleteTarget) {
  if (target.kind === "patient") return cart.remove({ ...held, patientId: target.patientId });
  if (target.kind === "preorder") return cart.remove({ ...held, preorderIds: [target.preorder.id] });
  const lines = target.kind === "line" ? [target.line] : target.lines;
  return cart.changeQuantities({ ...held, changes: lines.map(({ id }) => ({ preorderId: target.preorder.id, lineId: id, quantity: 0 })) });
}

export default function DeleteFromCart({ loaderData: { cart, target, changeId }, actionData }: Route.ComponentProps) {
  const { t } = useTexts("cart");
  const back = cartPagePath(cart.holdId);
  return (
    <Modal title={t(target?.kind === "patient" ? "delete.patientTitle" : "delete.title")} closeTo={back} alert>
      {actionData && <CartRefusal refusal={actionData.refusal} />}
      {target ? <DeleteQuestion target={target} /> : <p>{t("delete.gone")}</p>}
      {target && <Later load={loadWaitingRemoval} props={{ cart, target }} />}
      <Form method="post" replace>
        <input type="hidden" name="changeId" value={changeId} />
        <ModalActions>
          <ButtonLink preventScrollReset replace to={back}>
            {t(target ? "delete.keep" : "delete.back")}
          </ButtonLink>
          {target && <Button tone="danger">{t("delete.confirm")}</Button>}
        </ModalActions>
      </Form>
    </Modal>
  );
}

const loadWaitingRemoval = async () => (await import("~/components/cart/waiting-removal")).WaitingRemoval;

export function ErrorBoundary() {
  return <ModalFailure closeTo="/cart" />;
}
