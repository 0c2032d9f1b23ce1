import type { Answers } from "~/calls/answers";
import type { OrderSeries } from "~/forms/patient-order/order-series";

/** A trial series, its revenue series, which of these are in the cart, and how many trials are left. */
export type TrialRow = {
  series: OrderSeries;
  of: OrderSeries[];
  matched: { name: string; boxes: number }[];
  /** For all powers together. */
  allowance: { left: number; max: number };
};

export type CartedTrial = Answers["cart"]["populate"]["preordersOffice"][number];

/** What the trial chooser offers besides what is in the cart. */
export type TrialOffer = {
  rows: TrialRow[];
  withoutTrial: OrderSeries[];
  revenue: readonly OrderSeries[];
  carted: CartedTrial[];
};
