import { safe } from "@orpc/client";
import { data, href, redirect } from "react-router";
import type { PlacedFacts } from "~/components/checkout/receipt";
import { ReceiptPage } from "~/components/checkout/receipt-page";
import type { PageHandle } from "~/components/frame/page-title";
import type { DetailedOrder } from "~/components/orders/placed-order";
import { callsContext, noticeContext, nowContext, sessionContext } from "~/context.server";
import { isolateLtr } from "~/i18n/format/isolate";
import { refusalOf } from "~/routes/public/refusal-of";
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
  const patients = (detail?.orders ?? []).map(placedFacts);
  const locationName = locations.find(({ _id }) => _id === answer.receipt.locationId)?.name ?? "";
  return { receipt: answer.receipt, patients, locationName, practiceName: tenant.practiceName, now: context.get(nowContext) };
}

function placedFacts({ id, patientFirst, patientLast, placedBy, bpn, transactions: [first] }: DetailedOrder): PlacedFacts {
  const { name, street, street2, city, zip } = first?.shippingAddress ?? { name: "", street: "", street2: "", city: "", zip: "" };
  return {
    orderId: id,
    name: patientLast === null ? null : { firstName: patientFirst ?? "", lastName: patientLast },
    ...{ placedBy, bpn },
    shipTo: {
      code: first?.shipToOffice ? first.shipToCode : null,
      ...{ name, street: [street, street2].filter(Boolean).join(", "), city, zip, shipping: first?.defaultShippingOption ?? "DAY" },
    },
  };
}

/** Mails the confirmation once more to the person who asks. */
export async function action({ request, context }: Route.ActionArgs) {
  const cartId = String((await request.formData()).get("cartId") ?? "");
  const [error, mailed] = await safe(context.get(callsContext).cart.mailReceipt({ cartId }));
  if (error) {
    const { code, status } = refusalOf(error);
    if (code !== "tooManyRequests") throw data(null, { status });
    return data({ mailedOften: true }, { status });
  }
  context.get(noticeContext).add({ key: "checkout:receipt.mailed", values: { number: isolateLtr(mailed.cartConfirmationNum) } });
  return redirect(`${href("/order-confirmation")}?cart=${cartId}`);
}

export default function OrderConfirmation({ loaderData, actionData }: Route.ComponentProps) {
  return <ReceiptPage {...loaderData} mailedOften={actionData?.mailedOften ?? false} />;
}
