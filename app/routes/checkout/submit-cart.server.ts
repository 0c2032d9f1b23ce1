import { isDefinedError, safe } from "@orpc/client";
import { href, type RouterContextProvider, redirect } from "react-router";
import type { CheckoutRefusalAnswer } from "~/components/checkout/checkout-refusal";
import { callsContext, noticeContext } from "~/context.server";
import { textOf } from "~/forms/form-texts";
import { isolate } from "~/i18n/format/isolate";
import { translationOf } from "~/middleware/page-translation.server";
import { answerRefusal } from "../outcomes.server";

type Context = Readonly<RouterContextProvider>;
export type Refused = { refusal: CheckoutRefusalAnswer };

/** Places the order. When time or prices have moved on, it is refused with a fresh review (D23, D25). */
export async function order(context: Context, form: FormData) {
  const { cart } = context.get(callsContext);
  const cartId = textOf(form, "cartId");
  const submission = { cartId, holdId: textOf(form, "holdId") || undefined, acceptTerms: form.get("terms") === "on" };
  const [error, ordered] = await safe(cart.checkout(submission));
  if (!error) return redirect(`${href("/order-confirmation")}?cart=${ordered.receipt.cartId}`);
  if (isDefinedError(error) && needsFreshReview(error)) await safe(cart.startCheckout({ cartId }));
  return refuse(context, error);
}

/** Sends the reviewed cart for approval (D96) and redirects to it. */
export async function ask(context: Context, form: FormData) {
  const { cart, approvals } = context.get(callsContext);
  const cartId = textOf(form, "cartId");
  const submission = { cartId, holdId: textOf(form, "holdId") || undefined, acceptTerms: form.get("terms") === "on" };
  const [error, asked] = await safe(approvals.ask({ ...submission, approvalId: textOf(form, "approvalId") }));
  if (error) {
    if (isDefinedError(error) && needsFreshReview(error)) await safe(cart.startCheckout({ cartId }));
    return refuse(context, error);
  }
  const amount = isolate(translationOf(context).format.money(asked.approval.gross));
  context.get(noticeContext).add({ key: "approvals:notices.asked", values: { amount } });
  return redirect(href("/approvals/:approvalId", { approvalId: asked.approval.id }));
}

/**
 * Whether a fresh review is needed. A changed review without changes means that a newer one is running elsewhere, which is shown instead.
 */
function needsFreshReview(error: { code: string; data?: unknown }): boolean {
  if (error.code === "checkoutExpired") return true;
  const changes = (error.data as { changes?: unknown[] } | undefined)?.changes ?? [];
  return error.code === "reviewChanged" && changes.length > 0;
}

/** Returns why nothing was ordered; a failure on our side gets a kind text (D38). */
export const refuse = (context: Context, error: Error) =>
  answerRefusal(
    context,
    error,
    ({ code, values }): Refused => ({
      refusal: { code, values: (values as CheckoutRefusalAnswer["values"]) ?? null },
    }),
  );
