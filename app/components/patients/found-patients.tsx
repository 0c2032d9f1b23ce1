import { Form, Link } from "react-router";
import { Button } from "~/components/ui/button";
import { ButtonLink } from "~/components/ui/button-link";
import { EmptyState } from "~/components/ui/empty-state";
import { Pairs } from "~/components/ui/pairs";
import { Panel } from "~/components/ui/panel";
import type { PatientAnswer } from "~/forms/patients/patient-hit";
import { isolate } from "~/i18n/format/isolate";
import { useTexts } from "~/i18n/use-texts";
import styles from "./patients.module.css";
import { usePatientFacts } from "./use-patient-facts";

type Props = {
  q: string;
  patients: PatientAnswer[];
  next: string | null;
  /** None of them is exactly who was searched for. */
  adds: boolean;
  /** Not a following page. */
  isFirst: boolean;
  today: string;
};

/** What a search found, or everybody; when it is not exactly the one who was searched for, the way to add that patient. */
export function FoundPatients({ q, patients, next, adds, isFirst, today }: Props) {
  const { t } = useTexts("patients");
  const isNobody = patients.length === 0 && isFirst;
  const add = (
    <Form method="post" action="/patients">
      <input type="hidden" name="q" value={q} />
      <Button name="intent" value="add" tone={isNobody ? "primary" : undefined} icon="plus">
        {q === "" ? t("actions.new") : t("search.addNamed", { name: isolate(q) })}
      </Button>
    </Form>
  );
  if (isNobody) {
    return (
      <Panel>
        <EmptyState drawing="search" title={q === "" ? t("search.empty") : t("search.none")} actions={add}>
          {q === "" ? t("search.emptyHint") : t("search.noneHint")}
        </EmptyState>
      </Panel>
    );
  }
  return (
    <>
      <Panel title={q === "" ? t("search.everybody") : t("search.results")}>
        <ul className={styles.people}>
          {patients.map((patient) => (
            <FoundPatient key={patient.id} patient={patient} today={today} />
          ))}
        </ul>
      </Panel>
      <div className="row">
        {adds && add}
        {!isFirst && (
          <Form method="post" action="/patients">
            <input type="hidden" name="q" value={q} />
            <Button>{t("search.toFirst")}</Button>
          </Form>
        )}
        {next && (
          <Form method="post" action="/patients">
            <input type="hidden" name="q" value={q} />
            <input type="hidden" name="next" value={next} />
            <Button>{t("search.more")}</Button>
          </Form>
        )}
      </div>
    </>
  );
}

function FoundPatient({ patient, today }: { patient: PatientAnswer; today: string }) {
  const { t } = useTexts("patients");
  const { name, facts } = usePatientFacts(patient, today);
  return (
    <li>
      <Link className="strong" to={`/patients/${patient.id}`}>
        <bdi>{name}</bdi>
      </Link>
      <Pairs look="facts" pairs={facts} />
      <ButtonLink small to={`/products/patient-revenue?patient=${patient.id}`} aria-label={`${t("actions.order")}: ${name}`}>
        {t("actions.order")}
      </ButtonLink>
    </li>
  );
}
