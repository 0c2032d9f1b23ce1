import { safe } from "@orpc/client";
import { type RouterContextProvider, redirect } from "react-router";
import { callsContext, noticeContext } from "~/context.server";
import { textOf } from "~/forms/form-texts";
import { refuseChange } from "./refuse-change.server";

/** Releases a hold, so that every page may change the cart again; releasing an older one has no effect (D23). */
export async function releaseHold(context: Readonly<RouterContextProvider>, form: FormData) {
  const [cartId, holdId] = [textOf(form, "cartId"), textOf(form, "holdId")];
  const [error, { cart } = { cart: null }] = await safe(context.get(callsContext).cart.releaseCheckout({ cartId, holdId }));
  if (error) return refuseChange(context, error, {});
  if (!cart?.locked) context.get(noticeContext).add({ key: "cart:notices.released" });
  return redirect("/cart");
}
