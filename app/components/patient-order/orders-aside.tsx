import { LastOrders } from "./last-orders";
import type { OrderPageData } from "./order-page-data";
import { OrdersUnderWay } from "./orders-under-way";
import { TrialLeft } from "./trial-left";

type Props = { data: Pick<OrderPageData, "purchase" | "patient" | "orders" | "underWay" | "allowance">; formId: string };

/** Shown next to the form of a patient: orders under way, the last ones, and how many trials are left. */
export function OrdersAside({ data: { purchase, patient, orders, underWay, allowance }, formId }: Props) {
  return (
    <div className="stack">
      {underWay.orders.length + underWay.inCarts.length > 0 && <OrdersUnderWay {...underWay} />}
      <LastOrders orders={orders} formId={formId} chosen={patient !== null} />
      {allowance && patient && (
        <TrialLeft
          allowance={allowance}
          addTo={purchase === "Trial" || allowance.left === 0 ? null : `/products/patient-trial?patient=${patient.id}&pair=1`}
          formId={purchase === "Trial" ? formId : null}
        />
      )}
    </div>
  );
}
