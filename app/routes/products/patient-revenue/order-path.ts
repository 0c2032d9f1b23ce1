import type { OrderPurchase } from "~/forms/patient-order/order-form";

/** The path of the page on which a patient's lenses are ordered or tried, without its dialogs. */
export const orderPath = (purchase: OrderPurchase) => `/products/patient-${purchase === "Trial" ? "trial" : "revenue"}` as const;
