import { useLocation, useOutletContext } from "react-router";
import type { PageHandle } from "~/components/frame/page-title";
import type { OrderPageData } from "~/components/patient-order/order-page-data";
import { PatientLimitDialog } from "~/components/trials/patient-limit-dialog";
import { ModalFailure } from "~/components/ui/modal-failure";
import { orderFormId } from "~/forms/patient-order/order-form";
import { dialogUrls } from "../patient-revenue/dialog-urls";

export const handle = { modal: true, i18n: ["trials", "patientOrder"] } satisfies PageHandle;

export default function Limit() {
  const data = useOutletContext<OrderPageData>();
  const paths = dialogUrls(useLocation());
  return <PatientLimitDialog data={data} closeTo={paths.behind} explainTo={paths.sibling("explain")} formId={orderFormId} />;
}

export function ErrorBoundary() {
  return <ModalFailure closeTo={dialogUrls(useLocation()).behind} />;
}
