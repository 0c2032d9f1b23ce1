import type { ReactNode } from "react";
import { Form } from "react-router";
import { FormRefusalNotice } from "~/components/account/form-refusal";
import { Field } from "~/components/fields/field";
import { TextInput } from "~/components/fields/text-input";
import { Button } from "~/components/ui/button";
import { Code } from "~/components/ui/code";
import { FormActions } from "~/components/ui/form-actions";
import { type RefusedSecurity, refusalOfForm } from "~/forms/security/refused-security";
import { useRefusalText } from "~/i18n/refusal-text";
import { useTexts } from "~/i18n/use-texts";
import { PresentPassword } from "./present-password";
import styles from "./security.module.css";

export type FactorOffer = { ticket: string; secret: string; uri: string; qr: string };

type Props = {
  offer: FactorOffer;
  refused: RefusedSecurity | undefined;
  /** The alternative actions. */
  other: ReactNode;
};

/** The QR code of a new secret, the secret for typing, and the first code, which proves that the app has it. */
export function SetUpFactor({ offer, refused: all, other }: Props) {
  const { t } = useTexts("security");
  const text = useRefusalText();
  const refused = refusalOfForm(all, "turnOn");
  const wrong = refused?.mistakes.secretCode;
  return (
    <Form method="post" noValidate className={styles.form} key={refused?.at}>
      <input type="hidden" name="secretTicket" value={offer.ticket} />
      <input type="hidden" name="secretKey" value={offer.secret} />
      <input type="hidden" name="secretUri" value={offer.uri} />
      <ol className={styles.steps}>
        <li>
          <p>{t("setUp.scan")}</p>
          <img src={offer.qr} alt={t("setUp.qr")} width={184} height={184} className={styles.qr} />
          <p className="small quiet">
            {t("setUp.type")} <Code className={styles.secret}>{offer.secret.match(/.{1,4}/g)?.join(" ") ?? offer.secret}</Code>
          </p>
        </li>
        <li>
          <Field id="factor-code" label={t("setUp.code")} error={wrong && text({ code: wrong })}>
            <TextInput ltr name="secretCode" inputMode="numeric" autoComplete="one-time-code" maxLength={40} aria-required />
          </Field>
        </li>
        <li>
          <PresentPassword id="factor-on" refused={refused} />
        </li>
      </ol>
      <FormRefusalNotice refusal={refused} />
      <FormActions>
        <Button tone="primary" name="intent" value="turnOn">
          {t("factor.turnOn")}
        </Button>
        {other}
      </FormActions>
    </Form>
  );
}
