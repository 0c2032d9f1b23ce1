import type { OrderPageData } from "~/components/patient-order/order-page-data";
import type { OrderPurchase } from "~/forms/patient-order/order-form";

/** The latest five orders of the same kind that still stand, to repeat one of them. */
export const pastOrders = (orders: OrderPageData["orders"], purchase: OrderPurchase) =>
  orders.filter(({ purchaseType, status }) => purchaseType === purchase && status !== "Cancelled").slice(0, 5);
