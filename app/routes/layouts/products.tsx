import { Outlet } from "react-router";
import { CartInSightProvider } from "~/components/cart/cart-in-sight";
import { showsCartAnew } from "~/components/cart/shows-cart-anew";
import { useReadCart } from "~/components/cart/use-read-cart";
import type { PageHandle } from "~/components/frame/page-title";
import { nowContext, sessionContext } from "~/context.server";
import { readCart } from "~/routes/cart/load-cart.server";
import type { Route } from "./+types/products";

export const handle = { i18n: ["cart"] } satisfies PageHandle;

/** The cart that every way to order keeps in sight. */
export async function loader({ context }: Route.LoaderArgs) {
  const { locationId } = context.get(sessionContext);
  return { ...(await readCart(context)), locationId, now: context.get(nowContext) };
}

export const shouldRevalidate = showsCartAnew;

export default function ProductsLayout({ loaderData }: Route.ComponentProps) {
  return (
    <CartInSightProvider value={useReadCart(loaderData)}>
      <Outlet />
    </CartInSightProvider>
  );
}
