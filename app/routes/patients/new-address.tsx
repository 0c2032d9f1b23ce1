import { useLocation } from "react-router";
import { v7 as newId } from "uuid";
import type { PageHandle } from "~/components/frame/page-title";
import { AddressForm } from "~/components/patients/address-form";
import { Modal } from "~/components/ui/modal";
import { ModalFailure } from "~/components/ui/modal-failure";
import { isUuid } from "~/domain/is-uuid";
import { emptyAddressForm } from "~/forms/patients/address-form-values";
import { useTexts } from "~/i18n/use-texts";
import type { Route } from "./+types/new-address";
import { addressUrls } from "./address-urls";
import { addressForm, loadPatientOr404 } from "./open-address-form.server";
import { saveAddressForm } from "./save-address-form.server";

export const handle = { title: "newAddress", modal: true, i18n: ["patients"] } satisfies PageHandle;

/**
 * Loads an empty address with the patient's phone, over the patient's page or an order for them. Its id is made here or by the order that
 * waits for it, so that sending the form twice creates one.
 */
export async function loader({ context, params, url }: Route.LoaderArgs) {
  const { phone } = await loadPatientOr404(context, params.patientId);
  const id = url.searchParams.get("id") ?? "";
  return addressForm({ url, context }, emptyAddressForm(isUuid(id) ? id : newId(), phone));
}

export async function action({ request, url, context, params }: Route.ActionArgs) {
  return saveAddressForm({ request, url, context }, { patientId: params.patientId, call: "addAddress" });
}

export default function NewAddress({ loaderData, actionData, params }: Route.ComponentProps) {
  const { t } = useTexts("patients");
  return (
    <Modal wide title={t("addresses.new")} closeTo={addressUrls(useLocation(), params.patientId).behind}>
      <AddressForm loaded={loaderData} answer={actionData} />
    </Modal>
  );
}

export function ErrorBoundary({ params }: Route.ErrorBoundaryProps) {
  return <ModalFailure closeTo={addressUrls(useLocation(), params.patientId).behind} />;
}
