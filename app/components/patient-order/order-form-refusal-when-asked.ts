import { lazyPart } from "~/offline/scripts/later";

/** Why the cart did not accept the order, loaded when the server refuses it. */
export const OrderFormRefusal = lazyPart(
  () => import("./order-form-refusal"),
  (part) => part.OrderFormRefusal,
);
