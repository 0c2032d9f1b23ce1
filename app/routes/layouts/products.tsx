import { Outlet } from "react-router";
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

export default function ProductsLayout({ loaderData }: Route.ComponentProps) {
  return (
    <CartInSightProvider value={loaderData}>
      <Outlet />
    </CartInSightProvider>
  );
}
