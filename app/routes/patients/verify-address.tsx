import { data, Form, redirect, useLocation } from "react-router";
import type { PageHandle } from "~/components/frame/page-title";
import { AddressChoice } from "~/components/patients/address-choice";
import { Button } from "~/components/ui/button";
import { ButtonLink } from "~/components/ui/button-link";
import { Modal } from "~/components/ui/modal";
import { ModalActions } from "~/components/ui/modal-actions";
import { ModalFailure } from "~/components/ui/modal-failure";
import { callsContext } from "~/context.server";
import { textOf } from "~/forms/form-texts";
import { addressFormOf } from "~/forms/patients/address-form-values";
import { useTexts } from "~/i18n/use-texts";
import { postedForm } from "~/middleware/read-form.server";
import type { Route } from "./+types/verify-address";
import { addressUrls } from "./address-urls";
import { loadPatientOr404 } from "./open-address-form.server";
import { verifySaved } from "./verify-saved.server";

export const handle = { title: "verifyAddress", modal: true, i18n: ["patients"] } satisfies PageHandle;

/** Loads the verification step (D65): the register's result for the saved address. */
export async function loader({ context, params }: Route.LoaderArgs) {
  const { addresses } = await loadPatientOr404(context, params.patientId);
  const address = addresses.find(({ id }) => id === params.addressId);
  if (!address) throw data(null, { status: 404 });
  const { street, street2, zip, city } = address;
  return context.get(callsContext).addresses.validate({ address: { street, street2, zip, city } });
}

/** Saves the address that the person picked; the suggestions are read again, so that only a real one can be picked. */
export async function action({ request, context, params, url }: Route.ActionArgs) {
  const pick = textOf(await postedForm(request), "pick");
  const { addresses } = await loadPatientOr404(context, params.patientId);
  const address = addresses.find(({ id }) => id === params.addressId);
  if (!address) throw data(null, { status: 404 });
  const { street, street2, zip, city } = address;
  const { suggestions } = await context.get(callsContext).addresses.validate({ address: { street, street2, zip, city } });
  const suggested = suggestions[Number(/^suggested-(\d)$/.exec(pick)?.[1] ?? Number.NaN)];
  if (pick !== "original" && !suggested) return data({ missing: true }, { status: 422 });
  await verifySaved(context, params.patientId, {
    ...addressFormOf(address),
    ...suggested,
    verification: suggested ? "suggested" : "original",
  });
  return redirect(addressUrls(url, params.patientId).behind);
}

export default function VerifyAddress({ loaderData, actionData, params }: Route.ComponentProps) {
  const { t } = useTexts("patients");
  const { result, original, suggestions } = loaderData;
  const urls = addressUrls(useLocation(), params.patientId);
  return (
    <Modal wide title={t(suggestions.length === 0 ? "verify.only" : "verify.title")} closeTo={urls.behind}>
      <Form method="post" className="stack">
        <p>
          <strong>{t(`verify.results.${result}`)}</strong> <span className="quiet">{t(`verify.explanations.${result}`)}</span>
        </p>
        <AddressChoice original={original} suggestions={suggestions} result={result} error={actionData && t("verify.choose")} />
        <ModalActions>
          <ButtonLink icon="edit" to={urls.edit(params.addressId)}>
            {t("verify.edit")}
          </ButtonLink>
          <Button tone="primary">{suggestions.length === 0 ? t("verify.useOriginal") : t("verify.use")}</Button>
        </ModalActions>
      </Form>
    </Modal>
  );
}

export function ErrorBoundary({ params }: Route.ErrorBoundaryProps) {
  return <ModalFailure closeTo={addressUrls(useLocation(), params.patientId).behind} />;
}
