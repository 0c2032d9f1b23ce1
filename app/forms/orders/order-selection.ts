import { isUuid } from "~/domain/is-uuid";
import { selectedOrdersMax } from "~/domain/order/selected-orders";

/** Id of the form of the history's checkboxes. */
export const ordersFormId = "orders-selection";
/** Name of a checkbox; its value is the id of the order. */
export const orderField = "order";

/** Returns the ids of orders in a URL or form, each once and at most 50; other texts are ignored. */
export function parseOrderIds(source: { getAll(name: string): FormDataEntryValue[] }): string[] {
  const ids = source.getAll(orderField).map(String).filter(isUuid);
  return [...new Set(ids)].slice(0, selectedOrdersMax);
}

/** Returns the URL of a page of selected orders. */
export function selectedAddress(page: "" | "/cancel" | ".pdf" | ".csv", orderIds: readonly string[]): string {
  return `/history/selected${page}?${new URLSearchParams(orderIds.map((id) => [orderField, id]))}`;
}
