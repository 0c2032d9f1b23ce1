import { data, Outlet } from "react-router";
import { v7 as uuid } from "uuid";
import { z } from "zod";
import type { PageHandle } from "~/components/frame/page-title";
import { DetailPage } from "~/components/orders/detail-page";
import { BehindModal } from "~/components/ui/behind-modal";
import { callsContext, sessionContext } from "~/context.server";
import { editionOf } from "~/editions/editions";
import { foundOr404 } from "~/middleware/found-or-404.server";
import type { Route } from "./+types/history-detail";

export const handle = { title: "historyDetail", i18n: ["orders"] } satisfies PageHandle;

/** The orders of the checkout that the address names. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const { tenant } = context.get(sessionContext);
  const cartId = z.uuid().safeParse(url.searchParams.get("cart"));
  if (!cartId.success) throw data(null, { status: 404 });
  const detail = await foundOr404(context.get(callsContext).orders.detail({ tenantId: tenant._id, cartId: cartId.data }));
  const { vat, distributorPhone } = editionOf(tenant.countryCode);
  const copied = detail.orders.flatMap(({ id, lines }) => [id, ...lines.map((line) => `${id} ${line.id}`)]);
  return {
    ...detail,
    cartId: cartId.data,
    copyIds: Object.fromEntries(copied.map((key) => [key, uuid()])),
    changeIds: Object.fromEntries(detail.orders.map(({ id }) => [id, uuid()])),
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
