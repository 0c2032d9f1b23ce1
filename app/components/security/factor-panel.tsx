import { Form, href } from "react-router";
import { FormRefusalNotice } from "~/components/account/form-refusal";
import { Badge } from "~/components/ui/badge";
import { Button } from "~/components/ui/button";
import { ButtonLink } from "~/components/ui/button-link";
import { Code } from "~/components/ui/code";
import { Icon } from "~/components/ui/icon";
import { type RefusedSecurity, refusalOfForm } from "~/forms/security/refused-security";
import { useFormat } from "~/i18n/use-format";
import { useTexts } from "~/i18n/use-texts";
import { PresentPassword } from "./present-password";
import styles from "./security.module.css";
import { type FactorOffer, SetUpFactor } from "./set-up-factor";

export type Factor = { since: Date; recoveryCodesLeft: number } | null;
type Props = {
  factor: Factor;
  /** One is required, so it cannot be turned off (D93). */
  isDemanded: boolean;
  offer: FactorOffer | null;
  refused: RefusedSecurity | undefined;
};

/** The second factor of a person: off, being set up, or on, with its recovery codes. */
export function FactorPanel({ factor, isDemanded, offer, refused }: Props) {
  const { t } = useTexts(["security", "common"]);
  const format = useFormat();
  if (offer) {
    const cancel = <ButtonLink to={href("/settings/security")}>{t("common:actions.cancel")}</ButtonLink>;
    return <SetUpFactor offer={offer} refused={refused} other={cancel} />;
  }
  return (
    <div className="stack">
      <div className={styles.line}>
        <span className={styles.device}>
          <Icon name="lock" />
          <span>
            <b>{t("security:factor.app")}</b>{" "}
            {factor ? (
              <Badge tone="good" icon="check">
                {t("security:factor.on")}
              </Badge>
            ) : (
              <Badge>{t("security:factor.off")}</Badge>
            )}
            {factor && (
              <span className={styles.fact}>
                {t("security:factor.since")} <Code>{format.day(format.dayOf(factor.since))}</Code>
              </span>
            )}
          </span>
        </span>
        <ButtonLink to="?factor=new">{t(factor ? "security:factor.move" : "security:factor.setUp")}</ButtonLink>
      </div>
      {factor && (
        <>
          <p className="small quiet">{t("security:factor.left", { count: factor.recoveryCodesLeft })}</p>
          <Act intent="makeCodes" label={t("security:codes.make")} text={t("security:codes.makeText")} refused={refused} />
          {isDemanded ? (
            <p className="small quiet">{t("security:factor.demanded")}</p>
          ) : (
            <Act intent="turnOff" label={t("security:factor.turnOff")} text={t("security:factor.turnOffText")} refused={refused} />
          )}
        </>
      )}
    </div>
  );
}

type ActProps = { intent: "makeCodes" | "turnOff"; label: string; text: string; refused: RefusedSecurity | undefined };

/** An action that needs the present password, collapsed until it is opened. */
function Act({ intent, label, text, refused: all }: ActProps) {
  const refused = refusalOfForm(all, intent);
  return (
    <details className={styles.act} open={refused !== undefined} key={refused?.at}>
      <summary>{label}</summary>
      <Form method="post" noValidate className={styles.form}>
        <p className="small quiet">{text}</p>
        <PresentPassword id={intent} refused={refused} />
        <p>
          <Button name="intent" value={intent}>
            {label}
          </Button>
        </p>
        <FormRefusalNotice refusal={refused} />
      </Form>
    </details>
  );
}
