import type { ShouldRevalidateFunctionArgs } from "react-router";

/** Whether the change was refused because the cart has changed. The cart is then loaded again, so that the page shows one state of it. */
export function reloadsCart({ actionStatus, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs): boolean {
  return actionStatus === 409 || actionStatus === 404 || defaultShouldRevalidate;
}
