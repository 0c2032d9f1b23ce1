import type { Answers } from "~/calls/answers";
import { AccountPart } from "~/components/people/account-part";
import { OwnPasswordForm, type RefusedPassword } from "~/components/people/own-password-form";
import { Notice } from "~/components/ui/notice";
import { PageHead } from "~/components/ui/page-head";
import type { RefusedSecurity } from "~/forms/security/refused-security";
import { useTexts } from "~/i18n/use-texts";
import { BrowsersPanel } from "./browsers-panel";
import { type Factor, FactorPanel } from "./factor-panel";
import { FreshCodes } from "./fresh-codes";
import { OwnEmail } from "./own-email";
import { SessionsPanel } from "./sessions-panel";
import type { FactorOffer } from "./set-up-factor";

type Props = {
  email: string;
  /** Whether this is an operator, whose e-mail the distributor maintains. */
  isOperator: boolean;
  newEmail: Answers["security"]["read"]["newEmail"];
  factor: Factor;
  isDemanded: boolean;
  /** A new secret, while the second factor is set up. */
  offer: FactorOffer | null;
  sessions: Answers["session"]["list"]["sessions"];
  browsers: Answers["session"]["browsers"]["browsers"];
  /** Recovery codes that were just created. */
  freshCodes: readonly string[] | undefined;
  /** Whether the person just ended a session begun by somebody else, who may know the password. */
  isReported: boolean;
  refusedPassword: RefusedPassword | undefined;
  refused: RefusedSecurity | undefined;
};

/** How a person signs in: password, e-mail, second factor, where they are signed in now, and which browsers know them. */
export function SecurityPage(props: Props) {
  const { email, isOperator, newEmail, factor, isDemanded, offer, sessions, browsers, freshCodes, refusedPassword, refused, isReported } =
    props;
  const { t } = useTexts(["security", "people", "common"]);
  const ofFactor = (
    <AccountPart title={t("security:factor.title")} text={t("security:factor.text")}>
      <FactorPanel factor={factor} isDemanded={isDemanded} offer={offer} refused={refused} />
    </AccountPart>
  );
  return (
    <>
      <PageHead title={t("common:titles.security")}>{t("security:lead")}</PageHead>
      <div className="stack stack--6">
        {freshCodes && (
          <AccountPart title={t("security:codes.title")} text={t("security:codes.text")}>
            <FreshCodes codes={freshCodes} />
          </AccountPart>
        )}
        {isReported && (
          <Notice tone="caution" role="status" title={t("security:reported.title")}>
            {t("security:reported.text")}
          </Notice>
        )}
        {offer && ofFactor}
        <AccountPart title={t("people:profile.password")} text={t("people:profile.passwordText")}>
          <OwnPasswordForm email={email} refused={refusedPassword} />
        </AccountPart>
        {!isOperator && (
          <AccountPart title={t("security:email.title")} text={t("security:email.text")}>
            <OwnEmail email={email} newEmail={newEmail} refused={refused} />
          </AccountPart>
        )}
        {!offer && ofFactor}
        <SessionsPanel sessions={sessions} />
        <BrowsersPanel browsers={browsers} />
      </div>
    </>
  );
}
