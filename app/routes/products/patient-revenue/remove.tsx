import { useLocation } from "react-router";
import type { PageHandle } from "~/components/frame/page-title";
import { RemoveDialog } from "~/components/patient-order/remove-dialog";
import { ModalFailure } from "~/components/ui/modal-failure";
import { orderFormId } from "~/forms/patient-order/order-form";
import { dialogPlace } from "./dialog-place";

export const handle = { modal: true, i18n: ["patientOrder"] } satisfies PageHandle;

export default function Remove() {
  return <RemoveDialog closeTo={dialogPlace(useLocation()).behind} formId={orderFormId} />;
}

export function ErrorBoundary() {
  return <ModalFailure closeTo={dialogPlace(useLocation()).behind} />;
}
