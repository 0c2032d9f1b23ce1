import { useMemo } from "react";
import type { DeliveryFacts, OrderFormState, OrderPatient, OrderPurchase, TrialAllowance } from "~/forms/patient-order/order-form";
import type { OrderSeries } from "~/forms/patient-order/order-series";
import { type PackedSeries, unpackSeries } from "~/forms/patient-order/packed-series";
import type { PastOrder } from "~/forms/patient-order/repeat-order";
import type { UnderWay } from "~/forms/patient-order/under-way";

/** The data that the page of a patient's order gets from the server. */
export type OrderPageData = {
  purchase: OrderPurchase;
  series: OrderSeries[];
  patient: OrderPatient | null;
  /** The patient's last orders of this kind, newest first. */
  orders: PastOrder[];
  /** Those of either kind that are not delivered yet, and what carts of the practice have for the patient (D84). */
  underWay: UnderWay;
  state: OrderFormState;
  allowance: TrialAllowance | null;
  delivery: DeliveryFacts;
  /** The market's day. */
  today: string;
  /** Whose drafts the device stores. */
  personId: string;
};

/** The page of a patient's order as the server sends it. */
export type SentOrderPage = Omit<OrderPageData, "series"> & { series: PackedSeries };

/** Returns the page's data from what was sent. */
export function useOrderPage(sent: SentOrderPage): OrderPageData {
  return useMemo(() => ({ ...sent, series: unpackSeries(sent.series) }), [sent]);
}
