/** The position of an order's status on its page; a URL that ends in it starts there. */
export const orderStatusId = "order-status";

type Named = { cartId: string; id: string };

/** Returns the URL of one order of a checkout. */
export function orderAddress(order: Named): string {
  return `/history/history-detail?${queryOf(order)}`;
}

/** Returns the URL of the same order as a PDF. */
export function orderPdfAddress(order: Named): string {
  return `/history/history-detail.pdf?${queryOf(order)}`;
}

/** Returns the URL of the page that shows what changing an order would put into the cart. */
export function changeAddress({ id }: Pick<Named, "id">): string {
  return `/history/reorder?${new URLSearchParams({ order: id, purpose: "change" })}`;
}

/** Returns the URL of the dialog for cancelling an order. */
export function cancelAddress(order: Named): string {
  return `/history/history-detail/cancel/${order.id}?${queryOf(order)}`;
}

const queryOf = ({ cartId, id }: Named) => new URLSearchParams({ cart: cartId, order: id });
