import { Form } from "react-router";
import { FormRefusalNotice } from "~/components/account/form-refusal";
import { NewPasswordField } from "~/components/account/new-password-field";
import { usePasswordType } from "~/components/account/use-password-type";
import { Field } from "~/components/fields/field";
import { TextInput } from "~/components/fields/text-input";
import { Button } from "~/components/ui/button";
import { FormActions } from "~/components/ui/form-actions";
import { useRefusalText } from "~/i18n/refusal-text";
import { useTexts } from "~/i18n/use-texts";
import styles from "./people.module.css";

export type RefusedPassword = {
  at: number;
  /** The reason, when it is none of the fields. */
  code: string | null;
  values?: unknown;
  mistakes: Partial<Record<"presentPassword" | "password" | "confirmation", string>>;
};

/** One's own password: the present one, and a new one twice (D8). The server never returns any of them. */
export function OwnPasswordForm({ email, refused }: { email: string; refused: RefusedPassword | undefined }) {
  const { t } = useTexts(["people", "account"]);
  const text = useRefusalText();
  const { type, showBox } = usePasswordType("show-password");
  const sentence = (code: string | undefined) => (code ? text({ code }) : undefined);
  const mistakes: RefusedPassword["mistakes"] = refused?.mistakes ?? {};
  return (
    <Form method="post" noValidate className={styles.form} key={refused?.at}>
      <input type="email" name="username" autoComplete="username" value={email} readOnly hidden />
      <Field id="own-presentPassword" label={t("people:profile.present")} error={sentence(mistakes.presentPassword)}>
        <TextInput ltr type={type} name="presentPassword" autoComplete="current-password" maxLength={1024} aria-required />
      </Field>
      <NewPasswordField id="own-password" email={email} type={type} error={sentence(mistakes.password)} />
      <Field id="own-confirmation" label={t("account:password.again")} error={sentence(mistakes.confirmation)}>
        <TextInput ltr type={type} name="passwordConfirmation" autoComplete="new-password" maxLength={1024} aria-required />
        {showBox}
      </Field>
      <FormRefusalNotice refusal={refused} />
      <FormActions inPlace>
        <Button name="intent" value="password">
          {t("people:profile.change")}
        </Button>
      </FormActions>
    </Form>
  );
}
