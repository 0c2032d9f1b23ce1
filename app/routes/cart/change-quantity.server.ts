import { safe } from "@orpc/client";
import { data, redirect } from "react-router";
import type { Calls } from "~/context.server";
import { parseQuantity } from "~/domain/order/quantity";
import { refusalOf } from "~/routes/public/refusal-of";

/** A quantity typed at a line: 0 asks whether the line shall go (spec section 4), a refused one comes back as it was typed. */
export async function changeQuantity(calls: Calls, form: FormData) {
  const [cartId, preorderId, lineId, typed] = ["cartId", "preorderId", "lineId", "quantity"].map((name) => String(form.get(name) ?? ""));
  if (!cartId || !preorderId || !lineId || typed === undefined) throw data(null, { status: 400 });
  if (/^0+$/.test(typed.trim())) return redirect(`/cart/delete?preorder=${preorderId}&line=${lineId}`);
  const parsed = parseQuantity(typed);
  if (!parsed.permitted) {
    return data({ lineId, typed, refusal: { code: parsed.code, values: parsed.values } }, { status: 422 });
  }
  const revision = Number(form.get("revision")) || undefined;
  const [error] = await safe(calls.cart.changeQuantity({ cartId, preorderId, lineId, quantity: parsed.quantity, revision }));
  if (!error) return redirect("/cart");
  const { code, values, status } = refusalOf(error);
  return data({ lineId, typed, refusal: { code, values } }, { status });
}
