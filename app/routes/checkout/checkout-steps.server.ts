import { isDefinedError, safe } from "@orpc/client";
import { data, href, type RouterContextProvider, redirect } from "react-router";
import type { CheckoutRefusalAnswer } from "~/components/checkout/checkout-refusal";
import { callsContext } from "~/context.server";
import { cartPagePath } from "~/forms/cart/cart-form";
import { textOf } from "~/forms/form-texts";
import { answerRefusal } from "../outcomes.server";

type Context = Readonly<RouterContextProvider>;
type Refused = { refusal: CheckoutRefusalAnswer };
type Step = (context: Context, form: FormData) => Promise<Response | Awaited<ReturnType<typeof refuse>>>;

/** What the buttons of the checkout beyond changes of the cart do, by their intent; null when there is no such button. */
export function findCheckoutStep(form: FormData): Step | null {
  const steps: Record<string, Step> = { start, submit, order };
  const intent = textOf(form, "intent");
  return Object.hasOwn(steps, intent) ? (steps[intent] ?? null) : null;
}

/** Starts the review, or starts its time anew (D23). */
async function start(context: Context, form: FormData) {
  const [error, started] = await safe(context.get(callsContext).cart.startCheckout({ cartId: textOf(form, "cartId") }));
  return error ? refuse(context, error) : redirect(cartPagePath(started.holdId));
}

/** The submission before the last question: without the terms it comes back, otherwise the dialog asks. */
async function submit(_: Context, form: FormData) {
  if (form.get("terms") !== "on") return data<Refused>({ refusal: { code: "termsNotAgreed", values: null } }, { status: 422 });
  return redirect(`${href("/checkout/submit")}?hold=${textOf(form, "holdId")}&terms=on`);
}

/** Orders. What was refused because time or facts moved on comes back with a fresh review (D23, D25). */
async function order(context: Context, form: FormData) {
  const { cart } = context.get(callsContext);
  const cartId = textOf(form, "cartId");
  const submission = { cartId, holdId: textOf(form, "holdId") || undefined, acceptTerms: form.get("terms") === "on" };
  const [error, ordered] = await safe(cart.checkout(submission));
  if (!error) return redirect(`${href("/order-confirmation")}?cart=${ordered.receipt.cartId}`);
  if (isDefinedError(error) && needsFreshReview(error)) await safe(cart.startCheckout({ cartId }));
  return refuse(context, error);
}

/** A changed review without changes means that a newer one is running elsewhere: that one is shown, not a third. */
function needsFreshReview(error: { code: string; data?: unknown }): boolean {
  if (error.code === "checkoutExpired") return true;
  const changes = (error.data as { changes?: unknown[] } | undefined)?.changes ?? [];
  return error.code === "reviewChanged" && changes.length > 0;
}

/** Why nothing was ordered; what failed on our side is said kindly (D38). */
const refuse = (context: Context, error: Error) =>
  answerRefusal(
    context,
    error,
    ({ code, values }): Refused => ({
      refusal: { code, values: (values as CheckoutRefusalAnswer["values"]) ?? null },
    }),
  );
