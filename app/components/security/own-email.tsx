import { Form } from "react-router";
import type { Answers } from "~/calls/answers";
import { FormRefusalNotice } from "~/components/account/form-refusal";
import { Field } from "~/components/fields/field";
import { TextInput } from "~/components/fields/text-input";
import { Button } from "~/components/ui/button";
import { FormActions } from "~/components/ui/form-actions";
import { Notice } from "~/components/ui/notice";
import { type RefusedSecurity, refusalOfForm } from "~/forms/security/refused-security";
import { isolate } from "~/i18n/format/isolate";
import { useRefusalText } from "~/i18n/refusal-text";
import { useFormat } from "~/i18n/use-format";
import { useTexts } from "~/i18n/use-texts";
import { PresentPassword } from "./present-password";
import styles from "./security.module.css";

type Props = { email: string; newEmail: Answers["security"]["read"]["newEmail"]; refused: RefusedSecurity | undefined };

/** The e-mail with which a person signs in, an unconfirmed one, and the form for changing it (D110). */
export function OwnEmail({ email, newEmail, refused: all }: Props) {
  const { t } = useTexts(["security", "common"]);
  const text = useRefusalText();
  const refused = refusalOfForm(all, "email");
  const wrong = refused?.mistakes.email;
  return (
    <div className="stack">
      <p className={styles.address}>
        <bdi dir="ltr">{email}</bdi>
      </p>
      {newEmail && <WaitingEmail newEmail={newEmail} />}
      <details className={styles.act} open={refused !== undefined} key={refused?.at ?? newEmail?.until.getTime()}>
        <summary>{t("security:email.change")}</summary>
        <Form method="post" replace noValidate className={styles.form}>
          <Field id="own-new-email" label={t("security:email.new")} hint={t("security:email.hint")} error={wrong && text({ code: wrong })}>
            <TextInput ltr type="email" name="email" defaultValue={refused?.email} maxLength={254} autoComplete="email" aria-required />
          </Field>
          <PresentPassword id="email" refused={refused} />
          <FormRefusalNotice refusal={refused} />
          <FormActions inPlace>
            <Button name="intent" value="email">
              {t("security:email.send")}
            </Button>
          </FormActions>
        </Form>
      </details>
    </div>
  );
}

/** The e-mail that takes effect once its owner has opened the link, and a button to cancel it. */
export function WaitingEmail({ newEmail }: { newEmail: { email: string; until: Date } }) {
  const { t } = useTexts("security");
  const format = useFormat();
  const button = (
    <Form method="post" replace>
      <Button name="intent" value="cancelEmail">
        {t("email.cancel")}
      </Button>
    </Form>
  );
  return (
    <Notice tone="accent" icon="mail" title={t("email.waits", { email: isolate(newEmail.email) })} actions={button}>
      {t("email.waitsText", { at: isolate(format.dayAndTime(newEmail.until)) })}
    </Notice>
  );
}
