/** Where a page of an order says in what state it is; an address that ends in it begins there. */
export const orderStatusId = "order-status";

type Named = { cartId: string; id: string };

/** The page of one order of a checkout. */
export function orderAddress(order: Named): string {
  return `/history/history-detail?${queryOf(order)}`;
}

/** The same order as a file for paper. */
export function orderPdfAddress(order: Named): string {
  return `/history/history-detail.pdf?${queryOf(order)}`;
}

/** The question whether to cancel an order, over its page. */
export function cancelAddress(order: Named): string {
  return `/history/history-detail/cancel/${order.id}?${queryOf(order)}`;
}

const queryOf = ({ cartId, id }: Named) => new URLSearchParams({ cart: cartId, order: id });
