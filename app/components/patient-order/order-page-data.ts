import { useMemo } from "react";
import type { Late } from "~/components/late/late-part";
import { useArrived } from "~/components/late/use-arrived";
import type { DeliveryFacts, OrderFormState, OrderPatient, OrderPurchase, TrialAllowance } from "~/forms/patient-order/order-form";
import type { OrderSeries } from "~/forms/patient-order/order-series";
import { type PackedSeries, unpackSeries } from "~/forms/patient-order/packed-series";
import type { PastOrder } from "~/forms/patient-order/repeat-order";
import type { UnderWay } from "~/forms/patient-order/under-way";

/** The orders of a patient that a form of theirs shows. */
export type OrderHistory = {
  /** The last ones of the form's kind, newest first. */
  orders: PastOrder[];
  /** Those of either kind that are not delivered yet, and what carts of the practice have for the patient (D84). */
  underWay: UnderWay;
};

/** The data that the page of a patient's order gets from the server. */
export type OrderPageData = {
  purchase: OrderPurchase;
  series: OrderSeries[];
  patient: OrderPatient | null;
  /** May follow the page. */
  history: Late<OrderHistory>;
  /** Its last orders, as far as they are there. */
  orders: PastOrder[];
  state: OrderFormState;
  allowance: TrialAllowance | null;
  delivery: DeliveryFacts;
  /** The market's day. */
  today: string;
  /** Whose drafts the device stores. */
  personId: string;
};

/** The page of a patient's order as the server sends it. */
export type SentOrderPage = Omit<OrderPageData, "series" | "orders"> & { series: PackedSeries };

const noOrders: PastOrder[] = [];

/** Returns the page's data from what was sent. */
export function useOrderPage(sent: SentOrderPage): OrderPageData {
  const orders = useArrived(sent.history)?.orders ?? noOrders;
  const series = useMemo(() => unpackSeries(sent.series), [sent.series]);
  return useMemo(() => ({ ...sent, series, orders }), [sent, series, orders]);
}
