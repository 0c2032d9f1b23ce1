import { Form, href } from "react-router";
import type { Answers } from "~/calls/answers";
import { FormRefusalNotice } from "~/components/account/form-refusal";
import { AccountPart } from "~/components/people/account-part";
import { Badge } from "~/components/ui/badge";
import { Button } from "~/components/ui/button";
import { ButtonLink } from "~/components/ui/button-link";
import { Code } from "~/components/ui/code";
import { Notice } from "~/components/ui/notice";
import { PageHead } from "~/components/ui/page-head";
import { type RefusedSecurity, refusalOfForm } from "~/forms/security/refused-security";
import { useFormat } from "~/i18n/use-format";
import { useTexts } from "~/i18n/use-texts";
import { PresentPassword } from "./present-password";
import styles from "./security.module.css";

type Props = Answers["security"]["readDemand"] & {
  /** Whether the admin has a second factor. */
  hasOwn: boolean;
  refused: RefusedSecurity | undefined;
};

/** Whether everybody in the practice needs a second factor, what changing that does, and who has one (D93). */
export function FactorOfPractice({ since, isByPortal, people, hasOwn, refused }: Props) {
  const { t } = useTexts(["security", "common"]);
  const format = useFormat();
  const ready = people.filter(({ hasFactor }) => hasFactor).length;
  return (
    <>
      <PageHead title={t("common:titles.factorOfPractice")}>{t("security:practice.lead")}</PageHead>
      <div className="stack stack--6">
        <AccountPart title={t("security:practice.title")} text={t("security:practice.text")}>
          <div className="stack">
            <p className={styles.line}>
              {since || isByPortal ? (
                <span>
                  <Badge tone="good" icon="check">
                    {t("security:practice.required")}
                  </Badge>{" "}
                  {isByPortal ? t("security:practice.byPortal") : t("security:factor.since")}{" "}
                  {since && !isByPortal && <Code>{format.day(format.dayOf(since))}</Code>}
                </span>
              ) : (
                <Badge>{t("security:practice.optional")}</Badge>
              )}
            </p>
            {!isByPortal && (hasOwn || since ? <DemandForm isRequired={since !== null} refused={refused} /> : <OwnFirst />)}
          </div>
        </AccountPart>
        <AccountPart title={t("security:practice.people")} text={t("security:practice.count", { ready, count: people.length })}>
          <ul className={styles.people}>
            {people.map(({ _id, hasFactor, ...person }) => (
              <li key={_id}>
                <bdi>{format.name(person)}</bdi>
                {hasFactor ? (
                  <Badge tone="good" icon="check">
                    {t("security:practice.has")}
                  </Badge>
                ) : (
                  <Badge>{t("security:practice.hasNone")}</Badge>
                )}
              </li>
            ))}
          </ul>
        </AccountPart>
      </div>
    </>
  );
}

/** The consequences, the present password, and the button. */
function DemandForm({ isRequired, refused: all }: { isRequired: boolean; refused: RefusedSecurity | undefined }) {
  const { t } = useTexts("security");
  const intent = isRequired ? "free" : "require";
  const refused = refusalOfForm(all, intent);
  return (
    <Form method="post" noValidate className={styles.form} key={refused?.at}>
      <p className="small quiet">{t(isRequired ? "practice.freeText" : "practice.requireText")}</p>
      <PresentPassword id="demand" refused={refused} />
      <p>
        <Button tone={isRequired ? undefined : "primary"} name="intent" value={intent}>
          {t(isRequired ? "practice.free" : "practice.require")}
        </Button>
      </p>
      <FormRefusalNotice refusal={refused} />
    </Form>
  );
}

/** An admin who wants to require a second factor must set up one first. */
function OwnFirst() {
  const { t } = useTexts("security");
  const button = <ButtonLink to={`${href("/settings/security")}?factor=new`}>{t("factor.setUp")}</ButtonLink>;
  return (
    <Notice tone="caution" title={t("practice.ownFirst")} actions={button}>
      {t("practice.ownFirstText")}
    </Notice>
  );
}
