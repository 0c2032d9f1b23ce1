import { safe } from "@orpc/client";
import { redirect } from "react-router";
import type { Calls } from "~/context.server";
import type { NoticeBoard } from "~/middleware/notices.server";
import { refuseChange } from "./refuse-change.server";

/** Lets go of a hold, so that every page may change the cart again; an older one is let go of in vain (D23). */
export async function releaseHold(calls: Calls, notices: NoticeBoard, form: FormData) {
  const [cartId, holdId] = [String(form.get("cartId") ?? ""), String(form.get("holdId") ?? "")];
  const [error, { cart } = { cart: null }] = await safe(calls.cart.releaseCheckout({ cartId, holdId }));
  if (error) return refuseChange(error, {});
  if (!cart?.locked) notices.add({ key: "cart:notices.released" });
  return redirect("/cart");
}
