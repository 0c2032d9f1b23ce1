import { Suspense, useRef } from "react";
import { Form } from "react-router";
import { OfflineHint } from "~/components/connection/connection-status";
import { SeenVersion } from "~/components/fields/seen-version";
import { Button } from "~/components/ui/button";
import { ModalActions } from "~/components/ui/modal-actions";
import { Notice } from "~/components/ui/notice";
import type { AddressFormValues } from "~/forms/patients/address-form-values";
import type { FormRules } from "~/forms/patients/form-rules";
import type { RefusedForm } from "~/forms/patients/refused-form";
import { useTexts } from "~/i18n/use-texts";
import { useKeptForm } from "~/offline/drafts/use-kept-form";
import { AddressFields } from "./address-fields";
import type { CityChoice } from "./city-input";
import { FormProblems } from "./problems-when-refused";

type Props = {
  loaded: { rules: FormRules; cities: CityChoice[]; values: AddressFormValues; restored: boolean };
  /** The response to a refused form: everything typed, and why. */
  answer: { values: AddressFormValues; refused: RefusedForm; postcode?: string | null } | undefined;
};

/** The form of an address, new or changed; saved unverified, followed by the verification step (D65). */
export function AddressForm({ loaded, answer }: Props) {
  const { t } = useTexts(["patients", "common"]);
  const { rules, cities, values, restored } = loaded;
  const form = useRef<HTMLFormElement>(null);
  const { keep, stop } = useKeptForm(form, answer);
  const labels: Record<string, string> = {
    street: t("common:fields.street"),
    street2: t("common:fields.street2"),
    city: t("common:fields.city"),
    zip: t("common:fields.zip"),
    phone: t("common:fields.phone"),
    note: t("addresses.note"),
  };
  return (
    <Form ref={form} method="post" replace noValidate className="stack" onInput={keep} onSubmit={stop}>
      <SeenVersion key={values.id} loaded={values.version} refused={answer?.values.version} />
      {answer && (
        <Suspense>
          <FormProblems refused={answer.refused} rules={rules} labelOf={(field) => labels[field] ?? field} failure={t("verify.failed")} />
        </Suspense>
      )}
      {restored && !answer && <Notice tone="accent">{t("common:restored")}</Notice>}
      <AddressFields
        values={answer?.values ?? values}
        errors={answer?.refused.fields ?? {}}
        postcode={answer?.postcode}
        rules={rules}
        cities={cities}
      />
      <OfflineHint />
      <ModalActions>
        <Button tone="primary">{t("actions.saveAddress")}</Button>
      </ModalActions>
    </Form>
  );
}
