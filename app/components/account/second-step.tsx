import { Form, Link } from "react-router";
import { Field } from "~/components/fields/field";
import { TextInput } from "~/components/fields/text-input";
import { Button } from "~/components/ui/button";
import { Panel } from "~/components/ui/panel";
import { useRefusalText } from "~/i18n/refusal-text";
import { useTexts } from "~/i18n/use-texts";
import styles from "./account-form.module.css";
import type { SignInRefusal } from "./sign-in-form";

/** The second step of signing in: the code of the authenticator app, or a recovery code. */
export function SecondStep({ ticket, refusal }: { ticket: string; refusal: SignInRefusal }) {
  const { t } = useTexts("security");
  const text = useRefusalText();
  const wrong = refusal.mistakes.secretCode;
  return (
    <>
      <h1>{t("step.title")}</h1>
      <p className="quiet">{t("step.text")}</p>
      <Panel className={styles.panel}>
        <Form method="post" noValidate key={refusal.at}>
          <input type="hidden" name="secretTicket" value={ticket} />
          <Field id="secretCode" label={t("step.code")} error={wrong && text({ code: wrong })}>
            <TextInput
              ltr
              name="secretCode"
              autoComplete="one-time-code"
              autoCapitalize="characters"
              spellCheck={false}
              maxLength={40}
              autoFocus
            />
          </Field>
          <Button tone="primary" wide>
            {t("step.submit")}
          </Button>
          <p className="small">
            <Link to="/">{t("step.again")}</Link>
          </p>
        </Form>
      </Panel>
    </>
  );
}
