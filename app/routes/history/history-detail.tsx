import { Outlet } from "react-router";
import type { PageHandle } from "~/components/frame/page-title";
import { DetailPage } from "~/components/orders/detail-page";
import { siblingOrder } from "~/components/orders/shown-placed-order";
import { BehindModal } from "~/components/ui/behind-modal";
import { sessionContext } from "~/context.server";
import { editionOf } from "~/editions/editions";
import type { Route } from "./+types/history-detail";
import { loadPlacedOrders } from "./load-placed-orders.server";

export const handle = { title: "historyDetail", i18n: ["orders", "prescription", "requests", "deliveries"] } satisfies PageHandle;

/** Loads the order in the URL, else the first of its checkout, and what was placed with it. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const { tenant } = context.get(sessionContext);
  const { order, orders } = await loadPlacedOrders(url, context);
  return {
    order,
    siblings: orders.length > 1 ? orders.map(siblingOrder) : [],
    phone: editionOf(tenant.countryCode).distributorPhone,
  };
}

export default function HistoryDetail({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <BehindModal>
        <DetailPage {...loaderData} />
      </BehindModal>
      <Outlet />
    </>
  );
}
