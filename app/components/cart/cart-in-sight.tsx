import { createContext, type ReactNode, use } from "react";
import type { PopulatedCart } from "~/forms/cart/populated-cart";

/** The cart as it was read; when it could not be read it is empty and says nothing. */
export type ReadCart = { populated: PopulatedCart; isUnread: boolean };

/** The cart of this person and location as the layout last read it, and the server's present moment. */
export type CartInSight = {
  populated: PopulatedCart;
  now: Date;
  /** It could not be read, so it says nothing. */
  isUnread: boolean;
  /** The next cut-off, and the day on which what is ordered before it arrives from stock. */
  nextCutOff: { at: Date; arrivalDay: string };
};

const CartContext = createContext<CartInSight | null>(null);

/** Gives the cart to the rail and the tally of every page below; the products layout does it once. */
export function CartInSightProvider({ value, children }: { value: CartInSight; children: ReactNode }) {
  return <CartContext value={value}>{children}</CartContext>;
}

/** Returns the cart that the products layout last read. */
export function useCartInSight(): CartInSight {
  const cart = use(CartContext);
  if (!cart) throw new Error("useCartInSight needs the products layout above it");
  return cart;
}
