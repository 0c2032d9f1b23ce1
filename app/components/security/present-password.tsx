import { usePasswordType } from "~/components/account/use-password-type";
import { Field } from "~/components/fields/field";
import { TextInput } from "~/components/fields/text-input";
import type { RefusedSecurity } from "~/forms/security/refused-security";
import { useRefusalText } from "~/i18n/refusal-text";
import { useTexts } from "~/i18n/use-texts";

/** The present password, required before the second factor changes (D8). The server never returns it. */
export function PresentPassword({ id, refused }: { id: string; refused: RefusedSecurity | undefined }) {
  const { t } = useTexts("people");
  const text = useRefusalText();
  const { type, showBox } = usePasswordType(`${id}-show`);
  const code = refused?.mistakes.presentPassword;
  return (
    <Field id={`${id}-presentPassword`} label={t("profile.present")} error={code && text({ code })}>
      <TextInput ltr type={type} name="presentPassword" autoComplete="current-password" maxLength={1024} aria-required />
      {showBox}
    </Field>
  );
}
