type Order = { cartId: string; id: string };
type Line = { transactionId: string; lineId: string };

const queryOf = ({ cartId, id }: Order) => new URLSearchParams({ cart: cartId, order: id });

/** The question whether to ask for the order to be cancelled, over its page. */
export const askAddress = (order: Order) => `/history/history-detail/ask/${order.id}?${queryOf(order)}`;

/** What can be done about a line on backorder, over the page of its order. */
export const backorderAddress = (order: Order, { transactionId, lineId }: Line) =>
  `/history/history-detail/backorder/${order.id}/${transactionId}/${lineId}?${queryOf(order)}`;

/** Giving back boxes of a line, over the page of its order. */
export const returnAddress = (order: Order, { transactionId, lineId }: Line) =>
  `/history/history-detail/return/${order.id}/${transactionId}/${lineId}?${queryOf(order)}`;
