import { useLocation, useOutletContext } from "react-router";
import type { PageHandle } from "~/components/frame/page-title";
import { ConfirmDialog } from "~/components/patient-order/confirm-dialog";
import type { OrderPageData } from "~/components/patient-order/order-page-data";
import { ModalFailure } from "~/components/ui/modal-failure";
import { orderFormId } from "~/forms/patient-order/order-form";
import { dialogUrls } from "./dialog-urls";

export const handle = { modal: true, i18n: ["patientOrder"] } satisfies PageHandle;

export default function Confirm() {
  const data = useOutletContext<OrderPageData>();
  const location = useLocation();
  return <ConfirmDialog data={data} search={location.search} closeTo={dialogUrls(location).behind} formId={orderFormId} />;
}

export function ErrorBoundary() {
  return <ModalFailure closeTo={dialogUrls(useLocation()).behind} />;
}
