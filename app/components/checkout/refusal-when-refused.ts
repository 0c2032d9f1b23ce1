import { lazyPart } from "~/offline/scripts/later";

/** Why nothing was ordered, loaded when the server refuses it. */
export const CheckoutRefusal = lazyPart(
  () => import("./checkout-refusal"),
  (part) => part.CheckoutRefusal,
);
