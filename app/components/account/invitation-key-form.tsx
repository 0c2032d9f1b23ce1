import { Form } from "react-router";
import { Field } from "~/components/fields/field";
import { TextInput } from "~/components/fields/text-input";
import { Button } from "~/components/ui/button";
import { Notice } from "~/components/ui/notice";
import { Panel } from "~/components/ui/panel";
import { useRefusalText } from "~/i18n/refusal-text";
import { useTexts } from "~/i18n/use-texts";
import styles from "./account-form.module.css";

type Props = {
  /** Why the key in the URL opened no invitation; null without a key. */
  why: "invitationExpired" | "tooManyRequests" | null;
  /** A malformed key, and why it is refused. */
  refused?: { typed: string; mistake?: string };
};

/** Asks for the key of an invitation when the URL has no valid one. */
export function InvitationKeyForm({ why, refused }: Props) {
  const { t } = useTexts(["account", "errors"]);
  const text = useRefusalText();
  const mistake = refused?.mistake && text({ code: refused.mistake });
  return (
    <Panel className={styles.panel}>
      {why && <Notice tone="danger" role="alert" title={t(`errors:${why}`)} />}
      <Form method="get" action="/register" noValidate>
        <Field id="key" label={t("account:register.keyTitle")} hint={t("account:register.keyHint")} error={mistake}>
          <TextInput ltr name="key" autoComplete="off" spellCheck={false} maxLength={200} aria-required defaultValue={refused?.typed} />
        </Field>
        <Button tone="primary" wide>
          {t("account:register.keySubmit")}
        </Button>
      </Form>
    </Panel>
  );
}
