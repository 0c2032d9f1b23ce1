import { safe } from "@orpc/client";
import { data, href, type RouterContextProvider, redirect } from "react-router";
import { callsContext } from "~/context.server";
import { cartPagePath } from "~/forms/cart/cart-form";
import { textOf } from "~/forms/form-texts";
import { ask, order, type Refused, refuse } from "./submit-cart.server";

type Context = Readonly<RouterContextProvider>;
type Step = (context: Context, form: FormData) => Promise<Response | Awaited<ReturnType<typeof refuse>>>;

/** Returns what a button of the checkout does, other than changing the cart, by its intent; null when there is no such button. */
export function findCheckoutStep(form: FormData): Step | null {
  const steps: Record<string, Step> = { start, submit, order, ask };
  const intent = textOf(form, "intent");
  return Object.hasOwn(steps, intent) ? (steps[intent] ?? null) : null;
}

/** Starts the review, or restarts its hold (D23). */
async function start(context: Context, form: FormData) {
  const [error, started] = await safe(context.get(callsContext).cart.startCheckout({ cartId: textOf(form, "cartId") }));
  return error ? refuse(context, error) : redirect(cartPagePath(started.holdId));
}

/** The submission before the confirmation: refused without the terms, otherwise the dialog opens. */
async function submit(_: Context, form: FormData) {
  if (form.get("terms") !== "on") return data<Refused>({ refusal: { code: "termsNotAgreed", values: null } }, { status: 422 });
  const asked = new URLSearchParams({ cart: textOf(form, "cartId"), hold: textOf(form, "holdId"), terms: "on" });
  return redirect(`${href("/checkout/submit")}?${asked}`);
}
