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
};
