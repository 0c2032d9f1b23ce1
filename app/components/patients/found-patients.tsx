import { Form, Link } from "react-router";
import { Button } from "~/components/ui/button";
import { ButtonLink } from "~/components/ui/button-link";
import { EmptyState } from "~/components/ui/empty-state";
import { Panel } from "~/components/ui/panel";
import { Table } from "~/components/ui/table";
import { VisuallyHidden } from "~/components/ui/visually-hidden";
import type { PatientAnswer } from "~/forms/patients/patient-hit";
import { isolate } from "~/i18n/format/isolate";
import { useTexts } from "~/i18n/use-texts";
import styles from "./patients.module.css";
import { usePatientFacts } from "./use-patient-facts";

type Props = {
  q: string;
  patients: PatientAnswer[];
  next: string | null;
  /** None of them is exactly the patient searched for. */
  adds: boolean;
  /** Not a following page. */
  isFirst: boolean;
  today: string;
};

const columns = ["born", "phone", "customerId", "lastOrder", "rxUntil"] as const;

/** The results of a search, or everybody; unless one is exactly the patient searched for, with a link to add that patient. */
export function FoundPatients({ q, patients, next, adds, isFirst, today }: Props) {
  const { t } = useTexts(["patients", "common"]);
  const title = q === "" ? t("search.everybody") : t("search.results");
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
      <Panel title={title}>
        <Table caption={title} cards className={styles.people}>
          <thead>
            <tr>
              <th scope="col">{t("form.name")}</th>
              {columns.map((id) => (
                <th key={id} scope="col">
                  {t(`facts.${id}`)}
                </th>
              ))}
              <th scope="col">
                <VisuallyHidden>{t("common:fields.actions")}</VisuallyHidden>
              </th>
            </tr>
          </thead>
          <tbody>
            {patients.map((patient) => (
              <FoundPatient key={patient.id} patient={patient} today={today} />
            ))}
          </tbody>
        </Table>
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
  // On a phone a name and its value are at the two ends of a line.
  const values = new Map(facts.map(({ id, value }) => [id, <span key={id}>{value}</span>]));
  return (
    <tr>
      <th scope="row">
        <Link className="strong" to={`/patients/${patient.id}`}>
          <bdi>{name}</bdi>
        </Link>
      </th>
      {columns.map((id) => (
        <td key={id} data-label={t(`facts.${id}`)}>
          {values.get(id)}
        </td>
      ))}
      <td data-end="">
        <ButtonLink small to={`/products/patient-revenue?patient=${patient.id}`} aria-label={`${t("actions.order")}: ${name}`}>
          {t("actions.order")}
        </ButtonLink>
      </td>
    </tr>
  );
}
