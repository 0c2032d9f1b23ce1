import { lazy } from "react";
import { retryUntilLoaded } from "~/offline/connection";

/** Why nothing was ordered, loaded when the server refuses it. */
export const CheckoutRefusal = lazy(async () => ({
  default: (await retryUntilLoaded(() => import("./checkout-refusal"))).CheckoutRefusal,
}));
