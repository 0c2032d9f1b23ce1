import { Field } from "~/components/fields/field";
import { TextInput } from "~/components/fields/text-input";
import type { NewPasswordMistakes } from "~/domain/account/find-new-password-mistakes";
import { useRefusalText } from "~/i18n/refusal-text";
import { useTexts } from "~/i18n/use-texts";
import { NewPasswordField } from "./new-password-field";
import { usePasswordType } from "./use-password-type";

type Props = {
  /** For password managers: whose password it is. */
  email: string;
  mistakes: NewPasswordMistakes | undefined;
};

/** A new password, typed twice, with its rules stated beforehand (D8). The server never returns either. */
export function NewPasswordFields({ email, mistakes }: Props) {
  const { t } = useTexts(["account", "common"]);
  const text = useRefusalText();
  const { type, showBox } = usePasswordType("show-password");
  const sentence = (code: string | undefined) => (code ? text({ code }) : undefined);
  return (
    <>
      <Field id="email" label={t("common:fields.email")}>
        <TextInput ltr type="email" name="email" autoComplete="username" readOnly value={email} />
      </Field>
      <NewPasswordField id="password" email={email} type={type} error={sentence(mistakes?.password)} />
      <Field id="passwordConfirmation" label={t("account:password.again")} error={sentence(mistakes?.confirmation)}>
        <TextInput ltr type={type} name="passwordConfirmation" autoComplete="new-password" maxLength={1024} />
        {showBox}
      </Field>
    </>
  );
}
