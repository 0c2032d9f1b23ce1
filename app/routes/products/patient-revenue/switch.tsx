import { useLocation, useOutletContext } from "react-router";
import type { PageHandle } from "~/components/frame/page-title";
import type { OrderPageData } from "~/components/patient-order/order-page-data";
import { SwitchDialog } from "~/components/patient-order/switch-dialog";
import { ModalFailure } from "~/components/ui/modal-failure";
import { orderFormId } from "~/forms/patient-order/order-form";
import { dialogUrls } from "./dialog-urls";

export const handle = { modal: true, i18n: ["patientOrder"] } satisfies PageHandle;

export default function Switch() {
  const data = useOutletContext<OrderPageData>();
  const location = useLocation();
  return <SwitchDialog data={data} search={location.search} closeTo={dialogUrls(location).behind} formId={orderFormId} />;
}

export function ErrorBoundary() {
  return <ModalFailure closeTo={dialogUrls(useLocation()).behind} />;
}
