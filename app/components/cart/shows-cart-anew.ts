import type { ShouldRevalidateFunctionArgs } from "react-router";

/** Was the change refused because the cart has changed? Then the cart is read again, so that the page shows one state of it. */
export function showsCartAnew({ actionStatus, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs): boolean {
  return actionStatus === 409 || actionStatus === 404 || defaultShouldRevalidate;
}
