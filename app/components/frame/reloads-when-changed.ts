import type { ShouldRevalidateFunctionArgs } from "react-router";

/**
 * Whether a form was refused because what it changes has changed, or is gone. That is then loaded again, so that the page shows one state
 * of it.
 */
export function reloadsWhenChanged({ actionStatus, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs): boolean {
  return actionStatus === 409 || actionStatus === 404 || defaultShouldRevalidate;
}
