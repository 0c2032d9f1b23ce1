import { data, useLocation } from "react-router";
import type { PageHandle } from "~/components/frame/page-title";
import { AddressForm } from "~/components/patients/address-form";
import { Modal } from "~/components/ui/modal";
import { ModalFailure } from "~/components/ui/modal-failure";
import { addressFormOf } from "~/forms/patients/address-form-values";
import { useTexts } from "~/i18n/use-texts";
import type { Route } from "./+types/edit-address";
import { addressUrls } from "./address-urls";
import { addressForm, loadPatientOr404 } from "./open-address-form.server";
import { saveAddressForm } from "./save-address-form.server";

export const handle = { title: "editAddress", modal: true, i18n: ["patients"] } satisfies PageHandle;

/** Loads the form of an address of the patient. */
export async function loader({ context, params, url }: Route.LoaderArgs) {
  const { addresses } = await loadPatientOr404(context, params.patientId);
  const address = addresses.find(({ id }) => id === params.addressId);
  if (!address) throw data(null, { status: 404 });
  return addressForm({ url, context }, addressFormOf(address));
}

export async function action({ request, url, context, params }: Route.ActionArgs) {
  const { patientId, addressId } = params;
  return saveAddressForm({ request, url, context }, { patientId, addressId, call: "updateAddress" });
}

export default function EditAddress({ loaderData, actionData, params }: Route.ComponentProps) {
  const { t } = useTexts("patients");
  return (
    <Modal wide title={t("addresses.edit")} closeTo={addressUrls(useLocation(), params.patientId).behind}>
      <AddressForm loaded={loaderData} answer={actionData} />
    </Modal>
  );
}

export function ErrorBoundary({ params }: Route.ErrorBoundaryProps) {
  return <ModalFailure closeTo={addressUrls(useLocation(), params.patientId).behind} />;
}
