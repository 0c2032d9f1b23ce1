import { useLocation } from "react-router";
import type { PageHandle } from "~/components/frame/page-title";
import { RemoveDialog } from "~/components/patient-order/remove-dialog";
import { ModalFailure } from "~/components/ui/modal-failure";
import { orderFormId } from "~/forms/patient-order/order-form";
import { sides } from "~/forms/patient-order/patient-draft";
import { dialogUrls } from "./dialog-urls";

export const handle = { modal: true, i18n: ["patientOrder"] } satisfies PageHandle;

export default function Remove() {
  const location = useLocation();
  const eye = sides.find((side) => side === new URLSearchParams(location.search).get("eye")) ?? null;
  return <RemoveDialog eye={eye} closeTo={dialogUrls(location).behind} formId={orderFormId} />;
}

export function ErrorBoundary() {
  return <ModalFailure closeTo={dialogUrls(useLocation()).behind} />;
}
