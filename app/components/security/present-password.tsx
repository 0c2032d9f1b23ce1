import { usePasswordType } from "~/components/account/use-password-type";
import { Field } from "~/components/fields/field";
import { TextInput } from "~/components/fields/text-input";
import { useRefusalText } from "~/i18n/refusal-text";
import { useTexts } from "~/i18n/use-texts";

type Props = {
  id: string;
  refused: { mistakes: { presentPassword?: string } } | undefined;
  /** Replaces "Current password" where the form is about somebody else. */
  label?: string;
  hint?: string;
  isRequired?: boolean;
};

/** The caller's present password, required before an e-mail or a second factor changes (D8). The server never returns it. */
export function PresentPassword({ id, refused, label, hint, isRequired = true }: Props) {
  const { t } = useTexts("people");
  const text = useRefusalText();
  const { type, showBox } = usePasswordType(`${id}-show`);
  const code = refused?.mistakes.presentPassword;
  return (
    <Field id={`${id}-presentPassword`} label={label ?? t("profile.present")} hint={hint} error={code && text({ code })}>
      <TextInput ltr type={type} name="presentPassword" autoComplete="current-password" maxLength={1024} aria-required={isRequired} />
      {showBox}
    </Field>
  );
}
