import { Outlet, type ShouldRevalidateFunctionArgs } from "react-router";
import { CartInSightProvider } from "~/components/cart/cart-in-sight";
import type { PageHandle } from "~/components/frame/page-title";
import { callsContext, nowContext, sessionContext } from "~/context.server";
import type { Route } from "./+types/products";

export const handle = { i18n: ["cart"] } satisfies PageHandle;

/** The cart that every way to order keeps in sight. */
export async function loader({ context }: Route.LoaderArgs) {
  const { locationId } = context.get(sessionContext);
  return { populated: await context.get(callsContext).cart.populate({ locationId }), now: context.get(nowContext) };
}

/** Refused because the cart is another one by now: it is read again, so that the page does not show two states of it. */
export function shouldRevalidate({ actionStatus, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) {
  return actionStatus === 409 || defaultShouldRevalidate;
}

export default function ProductsLayout({ loaderData }: Route.ComponentProps) {
  return (
    <CartInSightProvider value={loaderData}>
      <Outlet />
    </CartInSightProvider>
  );
}
