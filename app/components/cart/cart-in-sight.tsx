import { createContext, type ReactNode, use } from "react";
import { type Late, useLate } from "~/components/late/late-part";
import { noOpenCart } from "~/domain/cart/no-open-cart";
import type { PopulatedCart } from "~/forms/cart/populated-cart";

/** The cart as it was loaded; empty without meaning so when it could not be loaded. */
export type LoadedCart = { populated: PopulatedCart; isUnread: boolean };

/** The cart of this person and location as the layout last loaded it, which may follow the page, and the server's present moment. */
export type CartInSight = {
  loaded: Late<LoadedCart>;
  now: Date;
  /** The next cut-off, and the day on which stock ordered before it arrives. */
  nextCutOff: { at: Date; arrivalDay: string };
};

const unreadCart: LoadedCart = { populated: noOpenCart, isUnread: true };

const CartContext = createContext<CartInSight | null>(null);

/** Provides the cart for the rail and the tally of every page below; used once, in the products layout. */
export function CartInSightProvider({ value, children }: { value: CartInSight; children: ReactNode }) {
  return <CartContext value={value}>{children}</CartContext>;
}

/** Returns the cart that the products layout last loaded. While it is under way, the nearest `LatePlace` shows what it has in its place. */
export function useCartInSight(): Omit<CartInSight, "loaded"> & LoadedCart {
  const cart = use(CartContext);
  if (!cart) throw new Error("useCartInSight needs the products layout above it");
  return { ...cart, ...(useLate(cart.loaded) ?? unreadCart) };
}
