import { Outlet } from "react-router";
import { v7 as newId } from "uuid";
import type { PageHandle } from "~/components/frame/page-title";
import { SelectedOrdersPage } from "~/components/order-selection/selected-orders-page";
import { BehindModal } from "~/components/ui/behind-modal";
import { sessionContext } from "~/context.server";
import { hasAdminPermission } from "~/domain/account/permissions";
import type { Route } from "./+types/selected";
import { loadSelectedOrders } from "./load-selected-orders.server";

export const handle = { title: "selectedOrders", i18n: ["orders", "prescription", "requests", "deliveries"] } satisfies PageHandle;

/** Loads the orders in the URL (D171). */
export async function loader({ context, url }: Route.LoaderArgs) {
  const hasReport = hasAdminPermission(context.get(sessionContext).user);
  return { ...(await loadSelectedOrders(url, context)), copyId: newId(), hasReport };
}

export default function Selected({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <BehindModal>
        <SelectedOrdersPage {...loaderData} />
      </BehindModal>
      <Outlet />
    </>
  );
}
