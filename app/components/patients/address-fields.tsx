import { Field } from "~/components/fields/field";
import { TextInput } from "~/components/fields/text-input";
import type { AddressFormValues } from "~/forms/patients/address-form-values";
import type { FormRules } from "~/forms/patients/form-rules";
import { useTexts } from "~/i18n/use-texts";
import { type CityChoice, CityInput } from "./city-input";
import styles from "./patients.module.css";
import { useProblemText } from "./use-problem-text";

type Props = {
  values: AddressFormValues;
  errors: Record<string, string>;
  rules: FormRules;
  cities: CityChoice[];
  postcode?: string | null;
};

/** The fields of an address: street with house number, city, postcode and phone are required; country and state are the market's (D66). */
export function AddressFields({ values, errors, rules, cities, postcode }: Props) {
  const { t } = useTexts(["patients", "common"]);
  const problemText = useProblemText(rules);
  const errorOf = (name: string) => errors[name] && problemText(errors[name]);
  const country = t(`common:markets.${rules.country}`);
  const required = t("common:answers.required");
  return (
    <div className={styles.fields}>
      <input type="hidden" name="id" value={values.id} />
      <Field id="field-street" label={t("common:fields.street")} aside={required} error={errorOf("street")} className={styles.two}>
        <TextInput name="street" aria-required defaultValue={values.street} maxLength={120} autoComplete="off" />
      </Field>
      <Field id="field-street2" label={t("common:fields.street2")}>
        <TextInput name="street2" defaultValue={values.street2} maxLength={120} autoComplete="off" />
      </Field>
      <Field id="field-city" label={t("common:fields.city")} aside={required} hint={t("addresses.cityHint")} error={errorOf("city")}>
        <CityInput name="city" defaultValue={values.city} cities={cities} />
      </Field>
      <Field
        id="field-zip"
        label={t("common:fields.zip")}
        aside={required}
        hint={postcode ? t("addresses.zipFound", { postcode }) : t("addresses.zipHint", { digits: rules.digits })}
        error={errorOf("zip")}
      >
        <TextInput name="zip" aria-required ltr inputMode="numeric" defaultValue={values.zip} maxLength={12} autoComplete="off" />
      </Field>
      <Field id="field-phone" label={t("common:fields.phone")} aside={required} hint={t("addresses.phoneHint")} error={errorOf("phone")}>
        <TextInput type="tel" name="phone" aria-required ltr defaultValue={values.phone} maxLength={30} autoComplete="off" />
      </Field>
      {rules.shipsToPatients && (
        <Field id="field-state" label={t("common:fields.state")} hint={t("addresses.fixed")}>
          <TextInput readOnly value={country} />
        </Field>
      )}
      <Field id="field-country" label={t("common:fields.country")} hint={rules.shipsToPatients ? t("addresses.fixed") : undefined}>
        <TextInput readOnly value={country} />
      </Field>
      <Field id="field-note" label={t("addresses.note")} aside={t("common:answers.optional")} className={styles.all}>
        <TextInput name="note" defaultValue={values.note} maxLength={500} autoComplete="off" />
      </Field>
    </div>
  );
}
