import type { Answers } from "~/calls/answers";
import type { OrderSeries } from "~/forms/patient-order/order-series";

/** A trial series, the series it belongs to, which of those are in the cart, and how many trials are left. */
export type TrialRow = {
  series: OrderSeries;
  of: OrderSeries[];
  matched: { name: string; boxes: number }[];
  /** Of all powers together. */
  allowance: { left: number; max: number };
};

export type CartedTrial = Answers["cart"]["populate"]["preordersOffice"][number];

/** What the trial chooser offers beside what is in the cart. */
export type TrialOffer = {
  rows: TrialRow[];
  withoutTrial: OrderSeries[];
  revenue: OrderSeries[];
  carted: CartedTrial[];
};
