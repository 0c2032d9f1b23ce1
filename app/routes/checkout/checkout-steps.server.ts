import { isDefinedError, safe } from "@orpc/client";
import { data, href, redirect } from "react-router";
import { cartPagePath } from "~/components/cart/cart-form";
import type { CheckoutRefusalAnswer } from "~/components/checkout/checkout-refusal";
import type { Calls } from "~/context.server";
import { textOf } from "~/forms/form-texts";

type Step = (calls: Calls, form: FormData) => Promise<Response | ReturnType<typeof refuse>>;

const refuse = (refusal: CheckoutRefusalAnswer, status: number) => data({ refusal }, { status });

/** What the buttons of the checkout beyond changes of the cart do, by their intent; null when there is no such button. */
export function findCheckoutStep(form: FormData): Step | null {
  const steps: Record<string, Step> = { start, submit, order };
  const intent = textOf(form, "intent");
  return Object.hasOwn(steps, intent) ? (steps[intent] ?? null) : null;
}

/** Starts the review, or starts its time anew (D23). */
async function start(calls: Calls, form: FormData) {
  const [error, started] = await safe(calls.cart.startCheckout({ cartId: textOf(form, "cartId") }));
  return error ? answer(error) : redirect(cartPagePath(started.holdId));
}

/** The submission before the last question: without the terms it comes back, otherwise the dialog asks. */
async function submit(_: Calls, form: FormData) {
  if (form.get("terms") !== "on") return refuse({ code: "termsNotAgreed", values: null }, 422);
  return redirect(`${href("/checkout/submit")}?hold=${textOf(form, "holdId")}&terms=on`);
}

/** Orders. What was refused because time or facts moved on comes back with a fresh review (D23, D25). */
async function order(calls: Calls, form: FormData) {
  const cartId = textOf(form, "cartId");
  const submission = { cartId, holdId: textOf(form, "holdId") || undefined, acceptTerms: form.get("terms") === "on" };
  const [error, ordered] = await safe(calls.cart.checkout(submission));
  if (!error) return redirect(`${href("/order-confirmation")}?cart=${ordered.receipt.cartId}`);
  if (isDefinedError(error) && needsFreshReview(error)) await safe(calls.cart.startCheckout({ cartId }));
  return answer(error);
}

/** A changed review without changes means that a newer one is running elsewhere: that one is shown, not a third. */
function needsFreshReview(error: { code: string; data?: unknown }): boolean {
  if (error.code === "checkoutExpired") return true;
  const changes = (error.data as { changes?: unknown[] } | undefined)?.changes ?? [];
  return error.code === "reviewChanged" && changes.length > 0;
}

/** A refusal with its values; anything else failed on our side and is said kindly (D38). */
function answer(error: unknown) {
  if (!isDefinedError(error)) return refuse({ code: "failed", values: null }, 500);
  const refusal = error as { code: string; status: number; data: CheckoutRefusalAnswer["values"] };
  return refuse({ code: refusal.code, values: refusal.data ?? null }, refusal.status);
}
