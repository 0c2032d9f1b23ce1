import { type FieldMetadata, getInputProps, getSelectProps } from "@conform-to/react";
import { Field } from "~/components/fields/field";
import { Select } from "~/components/fields/select";
import { TextInput } from "~/components/fields/text-input";
import { languages } from "~/domain/language";
import type { RefusalToSay } from "~/i18n/refusal-text";
import { useTexts } from "~/i18n/use-texts";
import styles from "./settings.module.css";

type Names = "practiceName" | "email" | "phone" | "businessNumber" | "language";
type Props = {
  fields: Record<Names, FieldMetadata<string>>;
  asksBusinessNumber: boolean;
  phoneExample: string;
  textOf: (refusal: RefusalToSay) => string;
};

/**
 * The fields of the practice: name, e-mail, telephone, the language of its mails, and where the market asks for it its business registration
 * number (D99). Refusals are shown at their fields.
 */
export function PracticeFields({ fields, asksBusinessNumber, phoneExample, textOf }: Props) {
  const { t } = useTexts(["settings", "common"]);
  const errorOf = (field: FieldMetadata<string>) =>
    field.errors?.[0] && textOf({ code: field.errors[0], values: { example: phoneExample } });
  return (
    <div className={styles.grid}>
      <Field id={fields.practiceName.id} label={t("settings:practice.name")} error={errorOf(fields.practiceName)}>
        <TextInput
          {...getInputProps(fields.practiceName, { type: "text", ariaAttributes: false })}
          key={fields.practiceName.key}
          autoComplete="organization"
        />
      </Field>
      <Field id={fields.email.id} label={t("common:fields.email")} error={errorOf(fields.email)}>
        <TextInput
          {...getInputProps(fields.email, { type: "email", ariaAttributes: false })}
          key={fields.email.key}
          ltr
          autoComplete="email"
        />
      </Field>
      <Field id={fields.phone.id} label={t("common:fields.phone")} error={errorOf(fields.phone)}>
        <TextInput {...getInputProps(fields.phone, { type: "tel", ariaAttributes: false })} key={fields.phone.key} ltr autoComplete="tel" />
      </Field>
      {asksBusinessNumber && (
        <Field
          id={fields.businessNumber.id}
          label={t("settings:practice.businessNumber")}
          aside={t("common:answers.optional")}
          hint={t("settings:practice.businessNumberHint")}
          error={errorOf(fields.businessNumber)}
        >
          <TextInput
            {...getInputProps(fields.businessNumber, { type: "text", ariaAttributes: false })}
            key={fields.businessNumber.key}
            ltr
            inputMode="numeric"
            autoComplete="off"
          />
        </Field>
      )}
      <Field
        id={fields.language.id}
        label={t("common:language.label")}
        hint={t("settings:practice.languageHint")}
        error={errorOf(fields.language)}
      >
        <Select {...getSelectProps(fields.language, { ariaAttributes: false })} key={fields.language.key}>
          {languages.map((language) => (
            <option key={language} value={language} lang={language}>
              {t(`common:languages.${language}`)}
            </option>
          ))}
        </Select>
      </Field>
    </div>
  );
}
