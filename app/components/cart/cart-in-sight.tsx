import { createContext, type ReactNode, use } from "react";
import type { PopulatedCart } from "~/forms/cart/populated-cart";

/** The cart as it was loaded; empty without meaning so when it could not be loaded. */
export type LoadedCart = { populated: PopulatedCart; isUnread: boolean };

/** The cart of this person and location as the layout last loaded it, and the server's present moment. */
export type CartInSight = {
  populated: PopulatedCart;
  now: Date;
  /** It could not be loaded, so its contents mean nothing. */
  isUnread: boolean;
  /** The next cut-off, and the day on which stock ordered before it arrives. */
  nextCutOff: { at: Date; arrivalDay: string };
};

const CartContext = createContext<CartInSight | null>(null);

/** Provides the cart for the rail and the tally of every page below; used once, in the products layout. */
export function CartInSightProvider({ value, children }: { value: CartInSight; children: ReactNode }) {
  return <CartContext value={value}>{children}</CartContext>;
}

/** Returns the cart that the products layout last loaded. */
export function useCartInSight(): CartInSight {
  const cart = use(CartContext);
  if (!cart) throw new Error("useCartInSight needs the products layout above it");
  return cart;
}
