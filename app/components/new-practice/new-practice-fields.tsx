import { type FieldMetadata, getInputProps, getSelectProps } from "@conform-to/react";
import { Field } from "~/components/fields/field";
import { Select } from "~/components/fields/select";
import { TextInput } from "~/components/fields/text-input";
import settings from "~/components/settings/settings.module.css";
import { Panel } from "~/components/ui/panel";
import { editionCodes } from "~/domain/edition";
import { languages } from "~/domain/language";
import { useTexts } from "~/i18n/use-texts";
import type { NewPracticeText } from "./use-new-practice-text";

type Names = "practiceName" | "subDomain" | "edition" | "language" | "partnerNumber" | "email" | "phone" | "businessNumber";
type Props = { fields: Record<Names, FieldMetadata<string>>; textOf: NewPracticeText };

/** The data of a new practice: name and sub-domain, market and language, and how the distributor reaches it. */
export function NewPracticeFields({ fields, textOf }: Props) {
  const { t } = useTexts(["operator", "newPractice", "settings", "common"]);
  const textField = (name: Names, label: string, { type = "text", hint }: { type?: "text" | "email" | "tel"; hint?: string } = {}) => (
    <Field id={fields[name].id} label={label} hint={hint} error={textOf(fields[name].errors?.[0])}>
      <TextInput
        {...getInputProps(fields[name], { type, ariaAttributes: false })}
        key={fields[name].key}
        ltr={name !== "practiceName"}
        autoComplete="off"
        autoCapitalize={name === "subDomain" ? "none" : undefined}
        aria-required={name !== "businessNumber"}
      />
    </Field>
  );
  return (
    <Panel title={t("operator:practices.name")} padded>
      <div className={settings.grid}>
        {textField("practiceName", t("settings:practice.name"))}
        {textField("subDomain", t("operator:practice.subDomain"), { hint: t("newPractice:subDomainHint") })}
        <Field id={fields.edition.id} label={t("operator:practices.market")} error={textOf(fields.edition.errors?.[0])}>
          <Select {...getSelectProps(fields.edition, { ariaAttributes: false })} key={fields.edition.key}>
            {editionCodes.map((code) => (
              <option key={code} value={code}>
                {t(`common:markets.${code}`)}
              </option>
            ))}
          </Select>
        </Field>
        <Field
          id={fields.language.id}
          label={t("common:language.label")}
          hint={t("settings:practice.languageHint")}
          error={textOf(fields.language.errors?.[0])}
        >
          <Select {...getSelectProps(fields.language, { ariaAttributes: false })} key={fields.language.key}>
            <option value="">{t("newPractice:ownLanguage")}</option>
            {languages.map((language) => (
              <option key={language} value={language} lang={language}>
                {t(`common:languages.${language}`)}
              </option>
            ))}
          </Select>
        </Field>
        {textField("partnerNumber", t("operator:practices.partnerNumber"))}
        {textField("phone", t("common:fields.phone"), { type: "tel" })}
        {textField("email", t("common:fields.email"), { type: "email" })}
        {textField("businessNumber", t("settings:practice.businessNumber"), { hint: t("newPractice:businessNumberHint") })}
      </div>
    </Panel>
  );
}
