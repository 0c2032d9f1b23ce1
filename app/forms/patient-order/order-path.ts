import type { OrderPurchase } from "./order-form";

/** Returns the path of the page for ordering or trying a patient's lenses, without its dialogs. */
export const orderPath = (purchase: OrderPurchase) => `/products/patient-${purchase === "Trial" ? "trial" : "revenue"}` as const;
