import type { Answers } from "~/calls/answers";
import type { HistoryView } from "~/forms/orders/history-view";

/** What the page of the order history shows. */
export type HistoryAnswer = Answers["orders"]["history"] & {
  view: HistoryView;
  /** What was searched for; empty when nothing was. */
  searchText: string;
  pageSize: number;
  locationName: string;
  /** How many locations the person may see. */
  locationCount: number;
  /** Where the shown period is downloaded; null for who may not. */
  reportAddress: string | null;
  /** The distributor's. */
  phone: string;
  /** After a search that found nothing. */
  instead: FoundInstead | null;
};

/** What a search that found nothing can be changed to. */
export type FoundInstead = {
  /** Orders that the same words find at any time, in every state and at every location; none where that is what was searched. */
  wider: number;
  wideView: HistoryView;
  /** The product whose name is written much like the words; null when there is none, or they are its name. */
  product: string | null;
};
