import { safe } from "@orpc/client";
import { data, type RouterContextProvider, redirect } from "react-router";
import { v5 as namedId } from "uuid";
import type { ReorderedSelection } from "~/components/order-selection/reorder-selected-page";
import { callsContext, noticeContext } from "~/context.server";
import { parseOnClash } from "~/domain/cart/on-clash";
import { isUuid } from "~/domain/is-uuid";
import type { Clash } from "~/forms/cart/clash";
import { textEntries, textOf } from "~/forms/form-texts";
import { parseOrderIds } from "~/forms/orders/order-selection";
import { postedForm } from "~/middleware/read-form.server";
import { answerRefusal } from "../outcomes.server";

/**
 * Adds the orders to the cart in one transaction. Redirects to the cart when everything was added unchanged; otherwise returns what was
 * not, and why. The ids of the copies are derived from the form's, so that sending it twice orders once.
 */
export async function reorderSelected(request: Request, context: Readonly<RouterContextProvider>) {
  const form = await postedForm(request);
  const [orderIds, copyId] = [parseOrderIds(form), textOf(form, "copyId")];
  if (!isUuid(copyId)) throw data(null, { status: 400 });
  if (orderIds.length === 0) return data(null, { status: 422 });
  const orders = orderIds.map((orderId) => ({ orderId, preorderId: namedId(orderId, copyId) }));
  const onClash = parseOnClash(textOf(form, "onClash"));
  const [error, copied] = await safe(context.get(callsContext).orders.copySelected({ orders, onClash }));
  const none: ReorderedSelection = { copied: null, refusal: null, clashes: [], entries: textEntries(form) };
  if (error) {
    return answerRefusal(context, error, ({ code, values, status }): ReorderedSelection | null => {
      if (status === 404) return null;
      return code === "alreadyInCart"
        ? { ...none, clashes: (values as { clashes: Clash[] }).clashes }
        : { ...none, refusal: { code, values } };
    });
  }
  if (copied.left.length + copied.replaced.length > 0 || copied.added.length === 0) return data<ReorderedSelection>({ ...none, copied });
  context.get(noticeContext).add({ key: "cart:notices.orderedAgain", values: { count: copied.added.length } });
  return redirect("/cart");
}
