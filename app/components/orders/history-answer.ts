import type { Answers } from "~/calls/answers";
import type { HistoryView } from "~/forms/orders/history-view";
import type { ListedOrder } from "./shown-placed-order";

/** What the page of the order history shows. */
export type HistoryAnswer = Omit<Answers["orders"]["history"], "orders"> & {
  orders: readonly ListedOrder[];
  view: HistoryView;
  /** The search; empty when there is none. */
  searchText: string;
  pageSize: number;
  locationName: string;
  /** How many locations the person may see. */
  locationCount: number;
  /** Where the shown period is downloaded; null for people who may not. */
  reportAddress: string | null;
  /** The distributor's telephone number. */
  phone: string;
  /** The id from which the ids of copied orders are derived, so that sending the form twice orders once. */
  copyId: string;
  /** Whether the URL asks for every order to be ticked (D171). */
  allSelected: boolean;
  /** After a search that found nothing. */
  instead: FoundInstead | null;
};

/** Alternatives to a search that found nothing. */
export type FoundInstead = {
  /** Number of orders that the same words find at any time, in every state and at every location; 0 when that was the search. */
  wider: number;
  wideView: HistoryView;
  /** The product with a name similar to the words; null when there is none, or they are its name. */
  product: string | null;
};
