import { isUuid } from "~/domain/is-uuid";
import { selectedOrdersMax } from "~/domain/order/selected-orders";

/** The form that the ticks of the history belong to. */
export const ordersFormId = "orders-selection";
/** The field of a tick; its value is the id of the order. */
export const orderField = "order";

/** The ids of the orders that an address or a form names, each once; what is no id is left out. */
export function readOrderIds(source: { getAll(name: string): FormDataEntryValue[] }): string[] {
  const ids = source.getAll(orderField).map(String).filter(isUuid);
  return [...new Set(ids)].slice(0, selectedOrdersMax);
}

/** A page of selected orders, with its address. */
export function selectedAddress(page: "" | "/cancel" | ".pdf" | ".csv", orderIds: readonly string[]): string {
  return `/history/selected${page}?${new URLSearchParams(orderIds.map((id) => [orderField, id]))}`;
}
