import { useLocation } from "react-router";
import type { PageHandle } from "~/components/frame/page-title";
import { RemoveDialog } from "~/components/patient-order/remove-dialog";
import { ModalFailure } from "~/components/ui/modal-failure";
import { orderFormId } from "~/forms/patient-order/order-form";
import { dialogUrls } from "./dialog-urls";

export const handle = { modal: true, i18n: ["patientOrder"] } satisfies PageHandle;

export default function Remove() {
  return <RemoveDialog closeTo={dialogUrls(useLocation()).behind} formId={orderFormId} />;
}

export function ErrorBoundary() {
  return <ModalFailure closeTo={dialogUrls(useLocation()).behind} />;
}
