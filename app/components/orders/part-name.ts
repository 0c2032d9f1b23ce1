import { shortConfirmationNumber } from "~/domain/order/confirmation-number";

/** What a part of an order is called: the short number of the order and the part's place, as in 333-1. */
export function partName({ confirmationNum }: { confirmationNum: string }, transactionSortOrder: number): string {
  return `${shortConfirmationNumber(confirmationNum)}-${transactionSortOrder}`;
}
