import { useTranslation } from "react-i18next";
import { Form } from "react-router";
import { Button } from "~/components/ui/button";
import { Field } from "~/components/ui/field";
import { Notice } from "~/components/ui/notice";
import { Panel } from "~/components/ui/panel";
import { TextInput } from "~/components/ui/text-input";
import styles from "./account-form.module.css";

/** Asks for the key of an invitation when the address holds none that works. */
export function InvitationKeyForm({ expired }: { expired: boolean }) {
  const { t } = useTranslation(["account", "errors"]);
  return (
    <Panel className={styles.panel}>
      {expired && <Notice tone="danger" role="alert" title={t("errors:invitationExpired")} />}
      <Form method="get" action="/register">
        <Field id="key" label={t("account:register.keyTitle")} hint={t("account:register.keyHint")}>
          <TextInput ltr name="key" autoComplete="off" spellCheck={false} maxLength={200} required />
        </Field>
        <Button tone="primary" wide>
          {t("account:register.keySubmit")}
        </Button>
      </Form>
    </Panel>
  );
}
