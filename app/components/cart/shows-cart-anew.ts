import type { ShouldRevalidateFunctionArgs } from "react-router";

/** Refused because the cart is another one by now: it is read again, so that the page does not show two states of it. */
export function showsCartAnew({ actionStatus, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs): boolean {
  return actionStatus === 409 || actionStatus === 404 || defaultShouldRevalidate;
}
