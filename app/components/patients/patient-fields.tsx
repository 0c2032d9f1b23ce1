import { Checkbox } from "~/components/fields/checkbox";
import { DayInput } from "~/components/fields/day-input";
import { Field } from "~/components/fields/field";
import { TextArea } from "~/components/fields/text-area";
import { TextInput } from "~/components/fields/text-input";
import { classNames } from "~/components/ui/class-names";
import type { FormRules } from "~/forms/patients/form-rules";
import type { PatientFormValues } from "~/forms/patients/patient-form-values";
import { useFormat } from "~/i18n/use-format";
import { useTexts } from "~/i18n/use-texts";
import { NameFields } from "./name-fields";
import styles from "./patients.module.css";
import { useProblemText } from "./use-problem-text";

type Props = {
  values: PatientFormValues;
  errors: Record<string, string>;
  rules: FormRules;
  /** The name was split by the server; the person checks it before it is saved (D5). */
  nameWasSplit?: boolean;
};

/** The fields of a patient (D66); only the last name is mandatory. */
export function PatientFields({ values, errors, rules, nameWasSplit }: Props) {
  const { t } = useTexts(["patients", "common"]);
  const format = useFormat();
  const problemText = useProblemText(rules);
  const errorOf = (name: string) => errors[name] && problemText(errors[name]);
  return (
    <div className={styles.fields}>
      <input type="hidden" name="id" value={values.id} />
      <NameFields values={values} errorOf={errorOf} wasSplit={nameWasSplit} />
      <Field
        id="field-dob"
        label={t("common:fields.dateOfBirth")}
        hint={t("form.dobHint", { day: format.dayInDigits("1990-05-21") })}
        error={errorOf("dob")}
      >
        <DayInput name="dob" day={values.dob} min={rules.earliestDob} max={rules.today} />
      </Field>
      <Field id="field-phone" label={t("common:fields.phone")} hint={rules.phoneExample} error={errorOf("phone")}>
        <TextInput type="tel" name="phone" ltr defaultValue={values.phone} maxLength={30} autoComplete="off" />
      </Field>
      <Field id="field-email" label={t("common:fields.email")} error={errorOf("email")}>
        <TextInput type="email" name="email" ltr defaultValue={values.email} maxLength={254} autoComplete="off" />
      </Field>
      <Field id="field-customerId" label={t("common:fields.customerId")} hint={t("form.customerIdHint")} error={errorOf("customerId")}>
        <TextInput name="customerId" ltr defaultValue={values.customerId} maxLength={40} autoComplete="off" />
      </Field>
      <Field id="field-externalId" label={t("form.externalId")} error={errorOf("externalId")}>
        <TextInput name="externalId" ltr defaultValue={values.externalId} maxLength={40} autoComplete="off" />
      </Field>
      <div className={classNames("stack stack--2", styles.all)}>
        <Checkbox id="field-sms" name="sms" defaultChecked={values.sms}>
          {t("form.sms")}
        </Checkbox>
        {rules.shipsToPatients && (
          <Checkbox
            id="field-shiptoPatient"
            name="shiptoPatient"
            defaultChecked={values.shiptoPatient}
            hint={t("form.shiptoPatientHint")}
            error={errorOf("shiptoPatient")}
          >
            {t("form.shiptoPatient")}
          </Checkbox>
        )}
      </div>
      <Field id="field-note" label={t("common:fields.note")} hint={t("form.noteHint")} className={styles.all}>
        <TextArea name="note" defaultValue={values.note} maxLength={1000} rows={3} />
      </Field>
    </div>
  );
}
