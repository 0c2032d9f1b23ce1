import { Outlet } from "react-router";
import { CartInSightProvider } from "~/components/cart/cart-in-sight";
import { useLoadedCart } from "~/components/cart/use-loaded-cart";
import type { PageHandle } from "~/components/frame/page-title";
import { reloadsWhenChanged } from "~/components/frame/reloads-when-changed";
import { nowContext, sessionContext } from "~/context.server";
import { cutOffAhead } from "~/domain/calendar/cut-off-ahead";
import { editionOf } from "~/editions/editions";
import { later } from "~/middleware/later.server";
import { loadCart } from "~/routes/cart/load-cart.server";
import { shownMoment } from "~/routes/cart/shown-moment.server";
import type { Route } from "./+types/products";

export const handle = { i18n: ["cart"] } satisfies PageHandle;

/** Loads the cart that all ordering pages show; it may follow the page. */
export async function loader({ context }: Route.LoaderArgs) {
  const { tenant, locations, locationId } = context.get(sessionContext);
  const now = context.get(nowContext);
  const nextCutOff = cutOffAhead({
    now,
    edition: editionOf(tenant.countryCode),
    location: locations.find(({ _id }) => _id === locationId),
  });
  return { ...(await later(context, { loaded: loadCart(context) })), locationId, now: shownMoment(now), nextCutOff };
}

export const shouldRevalidate = reloadsWhenChanged;

export default function ProductsLayout({ loaderData }: Route.ComponentProps) {
  return (
    <CartInSightProvider value={useLoadedCart(loaderData, loaderData.loaded)}>
      <Outlet />
    </CartInSightProvider>
  );
}
