import type { DeliveryFacts, OrderFormState, OrderPatient, OrderPurchase, TrialAllowance } from "~/forms/patient-order/order-form";
import type { OrderSeries } from "~/forms/patient-order/order-series";
import type { PastOrder } from "~/forms/patient-order/repeat-order";

/** What the page of a patient's order knows from the server. */
export type OrderPageData = {
  purchase: OrderPurchase;
  series: OrderSeries[];
  patient: OrderPatient | null;
  /** The patient's last orders of this kind, newest first. */
  orders: PastOrder[];
  state: OrderFormState;
  allowance: TrialAllowance | null;
  delivery: DeliveryFacts;
  /** The market's day. */
  today: string;
  /** Whose drafts the device keeps. */
  personId: string;
};
