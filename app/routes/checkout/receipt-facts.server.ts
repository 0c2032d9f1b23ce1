import { safe } from "@orpc/client";
import { data, type RouterContextProvider } from "react-router";
import type { PlacedDetails } from "~/components/checkout/shown-receipt";
import type { DetailedOrder } from "~/components/orders/shown-placed-order";
import { callsContext, sessionContext } from "~/context.server";

/** Returns the receipt of the cart in a URL, and its orders as far as they can be read already; otherwise throws 404. */
export async function loadReceiptFacts(url: URL, context: Readonly<RouterContextProvider>, purpose: "view" | "export" = "view") {
  const calls = context.get(callsContext);
  const { tenant } = context.get(sessionContext);
  const cartId = url.searchParams.get("cart") ?? "";
  const [missing, answer] = await safe(calls.cart.readReceipt({ cartId, purpose }));
  if (missing) throw data(null, { status: 404 });
  const [, detail] = await safe(calls.orders.detail({ tenantId: tenant._id, cartId, purpose }));
  return { receipt: answer.receipt, placed: (detail?.orders ?? []).map(placedFacts) };
}

function placedFacts({ id, patientFirst, patientLast, customerId, placedBy, bpn, transactions: [first] }: DetailedOrder): PlacedDetails {
  const { name, street, street2, city, zip } = first?.shippingAddress ?? { name: "", street: "", street2: "", city: "", zip: "" };
  return {
    orderId: id,
    name: patientLast === null ? null : { firstName: patientFirst ?? "", lastName: patientLast },
    ...{ customerId, placedBy, bpn },
    shipTo: {
      code: first?.shipToOffice ? first.shipToCode : null,
      ...{ name, street: [street, street2].filter(Boolean).join(", "), city, zip, shipping: first?.defaultShippingOption ?? "DAY" },
    },
  };
}
