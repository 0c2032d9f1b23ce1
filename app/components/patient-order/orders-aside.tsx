import { LatePart } from "~/components/late/late-part";
import { PlaceLines } from "~/components/late/place-lines";
import { Panel } from "~/components/ui/panel";
import { useTexts } from "~/i18n/use-texts";
import { LastOrders } from "./last-orders";
import type { OrderPageData } from "./order-page-data";
import { OrdersUnderWay } from "./orders-under-way";
import { TrialLeft } from "./trial-left";

type Props = { data: Pick<OrderPageData, "purchase" | "patient" | "history" | "allowance">; formId: string };

/** Shown next to the form of a patient: orders under way and the last ones, which may follow the page, and how many trials are left. */
export function OrdersAside({ data: { purchase, patient, history, allowance }, formId }: Props) {
  return (
    <div className="stack">
      <LatePart part={history} place={<OrdersPlace />}>
        {({ orders, underWay }) => (
          <>
            {underWay.orders.length + underWay.inCarts.length > 0 && <OrdersUnderWay {...underWay} />}
            <LastOrders orders={orders} formId={formId} chosen={patient !== null} />
          </>
        )}
      </LatePart>
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

function OrdersPlace() {
  const { t } = useTexts("patientOrder");
  return (
    <Panel title={t("past.title")} padded>
      <PlaceLines count={6} />
    </Panel>
  );
}
