import { data, Outlet } from "react-router";
import { v7 as uuid } from "uuid";
import { z } from "zod";
import type { PageHandle } from "~/components/frame/page-title";
import { DetailPage } from "~/components/orders/detail-page";
import { siblingOrder } from "~/components/orders/placed-order";
import { BehindModal } from "~/components/ui/behind-modal";
import { callsContext, sessionContext } from "~/context.server";
import { editionOf } from "~/editions/editions";
import { foundOr404 } from "~/middleware/found-or-404.server";
import type { Route } from "./+types/history-detail";

export const handle = { title: "historyDetail", i18n: ["orders"] } satisfies PageHandle;

const address = z.object({ cart: z.uuid(), order: z.uuid().optional() });

/** The order that the address names, else the first of its checkout, and what was placed together with it. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const { tenant } = context.get(sessionContext);
  const asked = address.safeParse(Object.fromEntries(url.searchParams));
  if (!asked.success) throw data(null, { status: 404 });
  const { cart: cartId, order: orderId } = asked.data;
  const { orders } = await foundOr404(context.get(callsContext).orders.detail({ tenantId: tenant._id, cartId }));
  const order = orderId === undefined ? orders[0] : orders.find(({ id }) => id === orderId);
  if (!order) throw data(null, { status: 404 });
  const { vat, distributorPhone } = editionOf(tenant.countryCode);
  return {
    order,
    siblings: orders.length > 1 ? orders.map(siblingOrder) : [],
    changeId: uuid(),
    vat: { rateBasisPoints: vat.rateBasisPoints, pricesInclude: vat.pricesInclude },
    phone: distributorPhone,
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
