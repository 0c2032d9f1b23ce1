import { type ReactNode, useState } from "react";
import { Field } from "~/components/fields/field";
import { TextInput } from "~/components/fields/text-input";
import { Icon } from "~/components/ui/icon";
import { VisuallyHidden } from "~/components/ui/visually-hidden";
import { metPasswordRules } from "~/domain/account/password-rules";
import { useTexts } from "~/i18n/use-texts";
import styles from "./new-password-field.module.css";

type Props = { id: string; email: string; type: "password" | "text"; error: ReactNode };

/** The field of a new password. Its rules are stated beforehand (D8), and ticked while it is typed. */
export function NewPasswordField({ id, email, type, error }: Props) {
  const { t } = useTexts("account");
  const [typed, setTyped] = useState("");
  return (
    <Field
      id={id}
      label={t("password.new")}
      hint={typed === "" ? t("password.rules") : <Rules password={typed} email={email} />}
      error={error}
    >
      <TextInput
        ltr
        type={type}
        name="password"
        autoComplete="new-password"
        maxLength={1024}
        aria-required
        onChange={({ currentTarget }) => setTyped(currentTarget.value)}
      />
    </Field>
  );
}

const rules = ["length", "capital", "ownWords"] as const;

/** Whether a password is a common one is checked when it is saved: that list stays on the server. */
function Rules({ password, email }: { password: string; email: string }) {
  const { t } = useTexts("account");
  const met = metPasswordRules(password, email);
  return (
    <>
      {rules.map((rule) => (
        <span key={rule} className={styles.rule} data-met={met[rule] ? "" : undefined}>
          <Icon name={met[rule] ? "check" : "minus"} size={16} />
          <span>
            {t(`password.${rule}`)} <VisuallyHidden>{t(met[rule] ? "password.met" : "password.notYet")}</VisuallyHidden>
          </span>
        </span>
      ))}
      <span className={styles.rule}>
        <Icon name="minus" size={16} />
        {t("password.common")}
      </span>
    </>
  );
}
