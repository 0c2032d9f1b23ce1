import { href } from "react-router";
import type { Answers } from "~/calls/answers";
import { Badge } from "~/components/ui/badge";
import { ButtonLink } from "~/components/ui/button-link";
import { Code } from "~/components/ui/code";
import { PageHead } from "~/components/ui/page-head";
import { Pairs } from "~/components/ui/pairs";
import { Panel } from "~/components/ui/panel";
import { useFormat } from "~/i18n/use-format";
import { useTexts } from "~/i18n/use-texts";
import styles from "./operator.module.css";
import { OperatorActs } from "./operator-acts";
import { PracticeActForms, type RefusedAct } from "./practice-act-forms";

type Practice = Answers["operator"]["practice"];

type Props = { practice: Practice /** The operator is in this practice now. */; isHere: boolean; refused: RefusedAct | null };

/** One practice as operators see it: its data, the possible actions, and what operators did in it. */
export function OperatedPractice({ practice, isHere, refused }: Props) {
  const { t } = useTexts("operator");
  return (
    <div className="stack">
      <PageHead
        title={<bdi>{practice.practiceName}</bdi>}
        actions={
          <ButtonLink to={href("/operator")} icon="prev">
            {t("practice.back")}
          </ButtonLink>
        }
      >
        <Badge tone={practice.status === "approved" ? "good" : "danger"}>{t(`states.${practice.status}`)}</Badge>
      </PageHead>
      <div className={styles.columns}>
        <PracticeFacts practice={practice} />
        <PracticeActForms practice={practice} isHere={isHere} refused={refused} />
      </div>
      <OperatorActs acts={practice.acts} />
    </div>
  );
}

function PracticeFacts({ practice }: { practice: Practice }) {
  const { t } = useTexts(["operator", "common"]);
  const format = useFormat();
  const { subDomain, edition, partnerNumber, email, phone, createdAt, locations } = practice;
  return (
    <Panel title={t("operator:practices.name")} padded>
      <Pairs
        pairs={[
          { id: "market", label: t("operator:practices.market"), value: t(`common:markets.${edition}`) },
          { id: "partner", label: t("operator:practices.partnerNumber"), value: <Code>{partnerNumber}</Code> },
          { id: "subDomain", label: t("operator:practice.subDomain"), value: <bdi dir="ltr">{subDomain}</bdi> },
          { id: "email", label: t("operator:practice.email"), value: <bdi dir="ltr">{email}</bdi> },
          { id: "phone", label: t("operator:practice.phone"), value: <Code>{phone}</Code> },
          { id: "since", label: t("operator:practice.since"), value: <Code>{format.dayInDigits(format.dayOf(createdAt))}</Code> },
        ]}
      />
      <h3 className={styles.heading}>{t("operator:practice.locations")}</h3>
      <ul className={styles.locations}>
        {locations.map(({ id, name, city, shipToCode }) => (
          <li key={id}>
            <bdi>{name}</bdi>, <bdi>{city}</bdi> <span className="quiet">{t("operator:practice.shipTo", { code: shipToCode })}</span>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
