import { Form } from "react-router";
import { Button } from "~/components/ui/button";
import { Notice } from "~/components/ui/notice";
import type { RefusedSecurity } from "~/forms/security/refused-security";
import { isolate } from "~/i18n/format/isolate";
import { useTexts } from "~/i18n/use-texts";
import { FreshCodes } from "./fresh-codes";
import styles from "./security.module.css";
import { type FactorOffer, SetUpFactor } from "./set-up-factor";

type Props = {
  email: string;
  practiceName: string;
  isOperator: boolean;
  /** Null once there is a second factor. */
  offer: FactorOffer | null;
  codes: readonly string[] | undefined;
  refused: RefusedSecurity | undefined;
};

/** The page that follows signing in while a required second factor is not set up (D93): set it up, store the codes, continue. */
export function RequiredFactor({ email, practiceName, isOperator, offer, codes, refused }: Props) {
  const { t } = useTexts(["security", "common"]);
  return (
    <section className={styles.required}>
      <h1>{t("security:required.title")}</h1>
      <p className="quiet">
        {isOperator ? t("security:required.operator") : t("security:required.text", { practice: isolate(practiceName) })}
      </p>
      <p className="small quiet">
        {t("security:required.account")} <bdi>{email}</bdi>
      </p>
      <Form hidden id="leave" method="post" action="/logout" />
      {offer && (
        <SetUpFactor
          offer={offer}
          refused={refused}
          other={
            <Button form="leave" tone="quiet">
              {t("common:actions.signOut")}
            </Button>
          }
        />
      )}
      {codes && <FreshCodes codes={codes} />}
      {!offer && !codes && <Notice tone="good" title={t("security:required.done")} />}
      {!offer && (
        <Form method="post">
          <Button tone="primary" name="intent" value="continue">
            {t("security:required.continue")}
          </Button>
        </Form>
      )}
    </section>
  );
}
