import { Field } from "~/components/fields/field";
import { Select } from "~/components/fields/select";
import { TextInput } from "~/components/fields/text-input";
import { templateNameMax } from "~/domain/template/order-template";
import type { NamingMistake, TypedNaming } from "~/forms/templates/refused-template";
import { useTexts } from "~/i18n/use-texts";
import styles from "./templates.module.css";

export type NamedLocation = { id: string; name: string };

type Props = { typed: TypedNaming; mistake: NamingMistake | null; locations: readonly NamedLocation[]; hint?: string };

export const nameFieldId = "template-name";

/** The fields for a template's name and its location, or the whole practice. */
export function NamingFields({ typed, mistake, locations, hint }: Props) {
  const { t } = useTexts(["templates", "errors"]);
  return (
    <div className={styles.naming}>
      <Field id={nameFieldId} label={t("templates:fields.name")} hint={hint} error={mistake && t(`errors:${mistake}`)}>
        <TextInput name="name" defaultValue={typed.name} maxLength={templateNameMax} autoComplete="off" aria-required />
      </Field>
      <Field id="template-place" label={t("templates:fields.for")} hint={t("templates:fields.forHint")}>
        <Select name="place" defaultValue={typed.place}>
          <option value="">{t("templates:everywhere")}</option>
          {locations.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </Select>
      </Field>
    </div>
  );
}
