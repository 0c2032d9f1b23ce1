import { type ReactNode, Suspense, useRef } from "react";
import { Form } from "react-router";
import { OfflineHint } from "~/components/connection/connection-status";
import { SeenVersion } from "~/components/fields/seen-version";
import { Button } from "~/components/ui/button";
import { ModalActions } from "~/components/ui/modal-actions";
import { Notice } from "~/components/ui/notice";
import { useIsModalOpen } from "~/components/ui/use-modal-dialog";
import type { FormRules } from "~/forms/patients/form-rules";
import type { PatientFormValues } from "~/forms/patients/patient-form-values";
import type { RefusedForm } from "~/forms/patients/refused-form";
import { useTexts } from "~/i18n/use-texts";
import { useKeptForm } from "~/offline/drafts/use-kept-form";
import { PatientFields } from "./patient-fields";
import { FormProblems } from "./problems-when-refused";

type Props = {
  loaded: { rules: FormRules; values: PatientFormValues; restored: boolean };
  /** The response to a refused form: everything typed, and why. */
  answer: { values: PatientFormValues; refused?: RefusedForm; nameWasSplit?: boolean } | undefined;
  failure: string;
  /** Hidden fields, such as the page to return to. */
  children?: ReactNode;
};

/** The form of a patient, new or changed, on a page or in a dialog: it is posted to its own page. */
export function PatientForm({ loaded, answer, failure, children }: Props) {
  const { t } = useTexts(["patients", "common"]);
  const { rules, values, restored } = loaded;
  const form = useRef<HTMLFormElement>(null);
  const { keep, stop } = useKeptForm(form, answer);
  const labels: Record<string, string> = {
    firstName: t("common:fields.firstName"),
    lastName: t("common:fields.lastName"),
    dob: t("common:fields.dateOfBirth"),
    phone: t("common:fields.phone"),
    email: t("common:fields.email"),
    customerId: t("common:fields.customerId"),
    externalId: t("form.externalId"),
    sms: t("form.sms"),
    shiptoPatient: t("form.shiptoPatient"),
    note: t("common:fields.note"),
  };
  const fieldErrors = answer?.refused?.code === "duplicatePatient" ? { lastName: "duplicatePatient" } : (answer?.refused?.fields ?? {});
  return (
    <Form ref={form} method="post" replace={useIsModalOpen()} noValidate className="stack" onInput={keep} onSubmit={stop}>
      {children}
      <SeenVersion key={values.id} loaded={values.version} refused={answer?.values.version} />
      {answer?.refused && (
        <Suspense>
          <FormProblems refused={answer.refused} rules={rules} labelOf={(field) => labels[field] ?? field} failure={failure} />
        </Suspense>
      )}
      {restored && !answer && <Notice tone="accent">{t("common:restored")}</Notice>}
      <PatientFields
        key={answer?.nameWasSplit ? "split" : "typed"}
        values={answer?.values ?? values}
        errors={fieldErrors}
        rules={rules}
        nameWasSplit={answer?.nameWasSplit}
      />
      <OfflineHint />
      <ModalActions>
        <Button tone="primary">{t("common:actions.save")}</Button>
      </ModalActions>
    </Form>
  );
}
