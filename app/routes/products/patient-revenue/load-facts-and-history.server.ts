import type { RouterContextProvider } from "react-router";
import type { OrderHistory } from "~/components/patient-order/order-page-data";
import { callsContext } from "~/context.server";
import type { OrderPurchase } from "~/forms/patient-order/order-form";
import { otherOrdersUnderWay } from "~/forms/patient-order/under-way";
import { later } from "~/middleware/later.server";
import { requestContext } from "~/middleware/request-facts.server";
import { loadOrderFormFacts } from "./load-order-form-facts.server";
import { pastOrders } from "./past-orders";

type Context = Readonly<RouterContextProvider>;

/** `preorderId`: the order in the form. `isFilled`: the form is filled from an old order, which it then waits for. */
type Form = { purchase: OrderPurchase; preorderId: string; isFilled: boolean };

/**
 * Returns the facts of an order page and the orders of its patient. Where these may follow the page they are a call of their own; otherwise
 * they come with the facts.
 */
export async function loadFactsAndHistory(
  context: Context,
  asked: Parameters<typeof loadOrderFormFacts>[1],
  { purchase, preorderId, isFilled }: Form,
) {
  const areApart = context.get(requestContext).takesParts && !isFilled;
  const loading = loadOrderFormFacts(context, areApart ? { ...asked, ordersOf: null } : asked);
  const latest = areApart ? loadLatest(context, asked.patientId) : loading.then(({ orders }) => orders);
  const historyOf = async (): Promise<OrderHistory> => {
    const [orders, { patient, inCarts }] = await Promise.all([latest, loading]);
    const shown = patient ? { orders, inCarts } : { orders: [], inCarts: [] };
    return { orders: pastOrders(shown.orders, purchase), underWay: otherOrdersUnderWay(shown, preorderId) };
  };
  const [facts, parts] = await Promise.all([loading, later(context, { history: historyOf() })]);
  return { facts, ...parts };
}

async function loadLatest(context: Context, patientId: string | undefined) {
  return patientId === undefined ? [] : (await context.get(callsContext).orderForms.orders({ patientId })).orders;
}
