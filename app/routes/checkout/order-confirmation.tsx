import { safe } from "@orpc/client";
import { data } from "react-router";
import { ReceiptPage } from "~/components/checkout/receipt-page";
import type { PageHandle } from "~/components/frame/page-title";
import { callsContext, nowContext, sessionContext } from "~/context.server";
import type { Route } from "./+types/order-confirmation";

export const handle = { title: "orderConfirmation", i18n: ["cart", "checkout"] } satisfies PageHandle;

/** The receipt of an ordered cart, which never changes (D24), and the names of its patients when the orders can already be read. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const calls = context.get(callsContext);
  const { tenant, locations } = context.get(sessionContext);
  const cartId = url.searchParams.get("cart") ?? "";
  const [missing, answer] = await safe(calls.cart.readReceipt({ cartId }));
  if (missing) throw data(null, { status: 404 });
  const [, detail] = await safe(calls.orders.detail({ tenantId: tenant._id, cartId }));
  const patients = (detail?.orders ?? []).map(({ id, patientFirst, patientLast }) => ({
    orderId: id,
    name: patientLast === null ? null : { firstName: patientFirst ?? "", lastName: patientLast },
  }));
  const locationName = locations.find(({ _id }) => _id === answer.receipt.locationId)?.name ?? "";
  return { receipt: answer.receipt, patients, locationName, practiceName: tenant.practiceName, now: context.get(nowContext) };
}

export default function OrderConfirmation({ loaderData }: Route.ComponentProps) {
  return <ReceiptPage {...loaderData} />;
}
