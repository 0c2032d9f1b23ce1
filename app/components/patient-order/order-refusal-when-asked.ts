import { lazy } from "react";

/** Why the cart did not accept the order, loaded when the server refuses it. */
export const OrderRefusal = lazy(async () => ({ default: (await import("./order-form-refusal")).OrderRefusal }));
