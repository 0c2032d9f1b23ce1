import { type ClipboardEvent, type ReactNode, useRef, useState } from "react";
import { Field } from "~/components/fields/field";
import { setInputValue } from "~/components/fields/set-input-value";
import { TextInput } from "~/components/fields/text-input";
import { Notice } from "~/components/ui/notice";
import { familyNameFirst, type PersonName } from "~/domain/person-name";
import { useLanguage } from "~/i18n/use-language";
import { useTexts } from "~/i18n/use-texts";
import { useLater } from "~/offline/scripts/later";
import styles from "./patients.module.css";

type Props = { values: PersonName; errorOf: (name: string) => ReactNode; wasSplit?: boolean };

/**
 * First and last name, in the order in which the language writes a name (D5). A whole name pasted into one of them is split at once;
 * without JavaScript, and before the code for it has loaded, the server does it. Either way the person sees both fields before anything is
 * saved.
 */
export function NameFields({ values, errorOf, wasSplit = false }: Props) {
  const { t } = useTexts(["patients", "common"]);
  const language = useLanguage();
  const nameToSplit = useLater(loadSplitting);
  const [split, setSplit] = useState(wasSplit);
  const first = useRef<HTMLInputElement>(null);
  const last = useRef<HTMLInputElement>(null);

  const onPaste = (event: ClipboardEvent<HTMLInputElement>) => {
    if (!first.current || !last.current || event.currentTarget.value !== "") return;
    const pasted = event.clipboardData.getData("text");
    const into =
      event.currentTarget === first.current
        ? { firstName: pasted, lastName: last.current.value }
        : { firstName: first.current.value, lastName: pasted };
    const name = nameToSplit?.(into, language);
    if (!name) return;
    event.preventDefault();
    setInputValue(first.current, name.firstName);
    setInputValue(last.current, name.lastName);
    setSplit(true);
  };

  const firstName = (
    <Field key="first" id="field-firstName" label={t("common:fields.firstName")} error={errorOf("firstName")}>
      <TextInput ref={first} name="firstName" defaultValue={values.firstName} maxLength={60} autoComplete="off" onPaste={onPaste} />
    </Field>
  );
  const lastName = (
    <Field
      key="last"
      id="field-lastName"
      label={t("common:fields.lastName")}
      aside={t("common:answers.required")}
      error={errorOf("lastName")}
    >
      <TextInput
        ref={last}
        name="lastName"
        aria-required
        defaultValue={values.lastName}
        maxLength={60}
        autoComplete="off"
        onPaste={onPaste}
      />
    </Field>
  );
  const isFamilyFirst = familyNameFirst(language);
  return (
    <>
      {split && (
        <Notice tone="caution" role="alert" className={styles.all}>
          {t("form.split")}
        </Notice>
      )}
      {split && <input type="hidden" name="nameChecked" value="1" />}
      {isFamilyFirst ? [lastName, firstName] : [firstName, lastName]}
    </>
  );
}

const loadSplitting = async () => (await import("~/domain/patient/name-to-split")).nameToSplit;
