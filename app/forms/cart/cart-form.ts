/** The cart that a form changes and, on the page that holds it, the hold that a new one follows (D56). */
export type CartForm = { cartId: string; holdId?: string };

/** The page to which a form that changes the cart is sent: the one that shows it. */
export const cartAction = ({ holdId }: Pick<CartForm, "holdId">) => (holdId === undefined ? "/cart" : "/checkout");

/** The address of the page that shows the cart, under this hold or open. */
export function cartPagePath(holdId: string | null | undefined): string {
  return holdId ? `/checkout?hold=${encodeURIComponent(holdId)}` : "/cart";
}

/** The address of a dialog over the page: what is to be deleted, the whole cart, what changes of an order, or another lens; under a hold with its id. */
export function questionPath(
  { holdId }: Pick<CartForm, "holdId">,
  question: "delete" | "empty" | "changes" | "lens",
  about: Record<string, string> = {},
): string {
  const search = new URLSearchParams({ ...about, ...(holdId !== undefined && { hold: holdId }) }).toString();
  return `${cartAction({ holdId })}/${question}${search === "" ? "" : `?${search}`}`;
}
