import type { OrderPageData } from "~/components/patient-order/order-page-data";
import type { OrderPurchase } from "~/forms/patient-order/order-form";

/** Returns the latest five uncancelled orders of the same kind, for repeating one of them. */
export const pastOrders = (orders: OrderPageData["orders"], purchase: OrderPurchase) =>
  orders.filter(({ purchaseType, status }) => purchaseType === purchase && status !== "Cancelled").slice(0, 5);
