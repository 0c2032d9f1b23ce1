import { useLocation, useOutletContext } from "react-router";
import type { PageHandle } from "~/components/frame/page-title";
import { orderFormId } from "~/components/patient-order/order-form";
import type { OrderPageData } from "~/components/patient-order/order-page-data";
import { SelectDialog } from "~/components/patient-order/select-dialog";
import { ModalFailure } from "~/components/ui/modal-failure";
import { dialogPlace } from "./dialog-place";

export const handle = { modal: true, i18n: ["patientOrder"] } satisfies PageHandle;

export default function Select() {
  const { series } = useOutletContext<OrderPageData>();
  const location = useLocation();
  return <SelectDialog series={series} search={location.search} closeTo={dialogPlace(location).behind} formId={orderFormId} />;
}

export function ErrorBoundary() {
  return <ModalFailure closeTo={dialogPlace(useLocation()).behind} />;
}
