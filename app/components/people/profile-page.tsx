import { LanguageChoice } from "~/components/bar/language-choice";
import { buttonLook } from "~/components/ui/button-look";
import { PageHead } from "~/components/ui/page-head";
import type { StartPage } from "~/domain/account/start-page";
import type { RefusedName } from "~/forms/people/refused-name";
import { useTexts } from "~/i18n/use-texts";
import { AccountPart } from "./account-part";
import { type OrderMails, OrderMailsForm } from "./order-mails-form";
import { type OwnName, OwnNameForm } from "./own-name-form";
import { StartPageForm } from "./start-page-form";

type Props = {
  person: OwnName;
  /** Whether this is an operator, whose name the distributor maintains. */
  isOperator: boolean;
  startPage: StartPage;
  refusedName: RefusedName | undefined;
  /** Null for operators, who get no mails about orders. */
  mails: OrderMails | null;
};

/** A person's own account: name, language, and which mails they get. */
export function ProfilePage({ person, startPage, isOperator, refusedName, mails }: Props) {
  const { t } = useTexts(["people", "common"]);
  return (
    <>
      <PageHead title={t("common:titles.profile")} />
      <div className="stack stack--6">
        <AccountPart title={t("people:profile.name")} text={t(isOperator ? "people:profile.operatorName" : "people:profile.lead")}>
          <OwnNameForm person={person} isOperator={isOperator} refused={refusedName} />
        </AccountPart>
        <AccountPart title={t("common:language.label")} text={t("people:profile.languageText")}>
          <LanguageChoice action="/language" className="row" buttonClassName={buttonLook({})} />
        </AccountPart>
        {!isOperator && (
          <AccountPart title={t("people:profile.start")} text={t("people:profile.startText")}>
            <StartPageForm startPage={startPage} />
          </AccountPart>
        )}
        {mails && (
          <AccountPart title={t("people:profile.mails")} text={t("people:profile.mailsText")}>
            <OrderMailsForm mails={mails} />
          </AccountPart>
        )}
      </div>
    </>
  );
}
