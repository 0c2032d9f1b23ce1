/** The cart that a form changes and, on a page with a hold, the hold that a new one replaces (D56). */
export type CartForm = { cartId: string; holdId?: string };

/** Returns the page that a form changing the cart is sent to: the one that shows it. */
export const cartAction = ({ holdId }: Pick<CartForm, "holdId">) => (holdId === undefined ? "/cart" : "/checkout");

/** Returns the URL of the page that shows the cart, under this hold or open. */
export function cartPagePath(holdId: string | null | undefined): string {
  return holdId ? `/checkout?hold=${encodeURIComponent(holdId)}` : "/cart";
}

/**
 * Returns the URL of a dialog over the page: for what is to be deleted, the whole cart, the changes of an order, or another lens; under a
 * hold with its id.
 */
export function questionPath(
  { holdId }: Pick<CartForm, "holdId">,
  question: "delete" | "empty" | "changes" | "lens",
  about: Record<string, string> = {},
): string {
  const search = new URLSearchParams({ ...about, ...(holdId !== undefined && { hold: holdId }) }).toString();
  return `${cartAction({ holdId })}/${question}${search === "" ? "" : `?${search}`}`;
}
