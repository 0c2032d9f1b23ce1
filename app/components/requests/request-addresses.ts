type Order = { cartId: string; id: string };
type Line = { transactionId: string; lineId: string };

const queryOf = ({ cartId, id }: Order) => new URLSearchParams({ cart: cartId, order: id });

/** Returns the URL of the dialog for asking to cancel an order. */
export const askAddress = (order: Order) => `/history/history-detail/ask/${order.id}?${queryOf(order)}`;

/** Returns the URL of the choices for a line on backorder, over the page of its order. */
export const backorderAddress = (order: Order, { transactionId, lineId }: Line) =>
  `/history/history-detail/backorder/${order.id}/${transactionId}/${lineId}?${queryOf(order)}`;

/** Returns the URL for returning boxes of a line, over the page of its order. */
export const returnAddress = (order: Order, { transactionId, lineId }: Line) =>
  `/history/history-detail/return/${order.id}/${transactionId}/${lineId}?${queryOf(order)}`;
