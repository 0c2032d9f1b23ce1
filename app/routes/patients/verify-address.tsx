import { data, Form, redirect, useLocation } from "react-router";
import { ErrorSummary } from "~/components/fields/error-summary";
import type { PageHandle } from "~/components/frame/page-title";
import { AddressChoice } from "~/components/patients/address-choice";
import { Button } from "~/components/ui/button";
import { ButtonLink } from "~/components/ui/button-link";
import { Modal } from "~/components/ui/modal";
import { ModalActions } from "~/components/ui/modal-actions";
import { ModalFailure } from "~/components/ui/modal-failure";
import { textOf } from "~/forms/form-texts";
import { addressFormOf } from "~/forms/patients/address-form-values";
import { suggestionText } from "~/forms/patients/suggestion-text";
import { useTexts } from "~/i18n/use-texts";
import { postedForm } from "~/middleware/read-form.server";
import type { Route } from "./+types/verify-address";
import { loadAddressToVerify } from "./address-to-verify.server";
import { addressUrls } from "./address-urls";
import { verifySaved } from "./verify-saved.server";

export const handle = { title: "verifyAddress", modal: true, i18n: ["patients"] } satisfies PageHandle;

/** Loads the verification step (D65): the register's result for the saved address, and the version of the address that it is about. */
export async function loader({ context, params }: Route.LoaderArgs) {
  const { address, found } = await loadAddressToVerify(context, params);
  return { ...found, version: address.version };
}

/**
 * Saves the address that the person picked; the suggestions are read again, so that only a real one can be picked. Refused with the present
 * address and its suggestions when somebody else has changed the address since the step was shown, unless it is the suggestion by now.
 */
export async function action({ request, context, params, url }: Route.ActionArgs) {
  const form = await postedForm(request);
  const [pick, seen] = [textOf(form, "pick"), textOf(form, "version")];
  const { address, found } = await loadAddressToVerify(context, params);
  const isSaved = pick === suggestionText(address);
  if (seen !== "" && seen !== address.version && !isSaved)
    return data({ present: { ...found, version: address.version } }, { status: 409 });
  const suggested = isSaved ? {} : found.suggestions.find((each) => suggestionText(each) === pick);
  if (pick !== "original" && !suggested) return data({ present: null }, { status: 422 });
  const picked = { ...addressFormOf(address), ...suggested, verification: suggested ? ("suggested" as const) : ("original" as const) };
  if (await verifySaved(context, params.patientId, picked)) return redirect(addressUrls(url, params.patientId).behind);
  const now = await loadAddressToVerify(context, params);
  return data({ present: { ...now.found, version: now.address.version } }, { status: 409 });
}

export default function VerifyAddress({ loaderData, actionData, params }: Route.ComponentProps) {
  const { t } = useTexts("patients");
  const { result, original, suggestions, version } = actionData?.present ?? loaderData;
  const urls = addressUrls(useLocation(), params.patientId);
  return (
    <Modal wide title={t(suggestions.length === 0 ? "verify.only" : "verify.title")} closeTo={urls.behind}>
      <Form key={version} method="post" replace className="stack">
        {actionData?.present && <ErrorSummary title={t("verify.changed")} problems={[]} />}
        <input type="hidden" name="version" value={version} />
        <p>
          <strong>{t(`verify.results.${result}`)}</strong>
          {(result !== "verified" || suggestions.length > 0) && <span className="quiet"> {t(`verify.explanations.${result}`)}</span>}
        </p>
        <AddressChoice
          original={original}
          suggestions={suggestions}
          result={result}
          error={actionData?.present === null ? t("verify.choose") : undefined}
        />
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
