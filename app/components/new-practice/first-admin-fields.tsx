import { type FieldMetadata, getInputProps } from "@conform-to/react";
import { Field } from "~/components/fields/field";
import { TextInput } from "~/components/fields/text-input";
import settings from "~/components/settings/settings.module.css";
import { Panel } from "~/components/ui/panel";
import { nameFields } from "~/domain/person-name";
import type { NewPracticeEntries } from "~/forms/settings/new-practice-entries";
import { useLanguage } from "~/i18n/use-language";
import { useTexts } from "~/i18n/use-texts";
import type { NewPracticeText } from "./use-new-practice-text";

type Props = { fields: Record<keyof NewPracticeEntries["admin"], FieldMetadata<string>>; textOf: NewPracticeText };

/** Who is invited to set up the account of a new practice. */
export function FirstAdminFields({ fields, textOf }: Props) {
  const { t } = useTexts(["newPractice", "common"]);
  const names = [...nameFields(useLanguage()), "email"] as const;
  return (
    <Panel title={t("newPractice:admin")} padded>
      <div className="stack">
        <p className="quiet">{t("newPractice:adminLead")}</p>
        <div className={settings.grid}>
          {names.map((name) => (
            <Field key={name} id={fields[name].id} label={t(`common:fields.${name}`)} error={textOf(fields[name].errors?.[0])}>
              <TextInput
                {...getInputProps(fields[name], { type: name === "email" ? "email" : "text", ariaAttributes: false })}
                key={fields[name].key}
                ltr={name === "email"}
                maxLength={name === "email" ? 254 : 80}
                autoComplete="off"
                aria-required
              />
            </Field>
          ))}
        </div>
      </div>
    </Panel>
  );
}
