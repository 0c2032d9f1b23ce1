import type { ReactNode } from "react";
import { Form } from "react-router";
import type { Answers } from "~/calls/answers";
import { ErrorSummary } from "~/components/fields/error-summary";
import { Field } from "~/components/fields/field";
import { Select } from "~/components/fields/select";
import { TextInput } from "~/components/fields/text-input";
import { Button } from "~/components/ui/button";
import { Chip } from "~/components/ui/chip";
import { Chips } from "~/components/ui/chips";
import { type AuditGroup, auditGroupNames } from "~/domain/account/audit-trail";
import { type AuditProblem, type AuditView, anyone, auditSearch, operators, subjectName } from "~/forms/audit/audit-view";
import { useFormat } from "~/i18n/use-format";
import { useTexts } from "~/i18n/use-texts";
import styles from "./audit.module.css";

type Person = { id: string; firstName: string; lastName: string; isFormer: boolean };
type Props = {
  view: AuditView;
  people: readonly Person[];
  today: string;
  /** Number of entries of each kind; null when there are too many to count. */
  counts: Answers["audit"]["list"]["counts"];
  /** What else narrows the entries, in a form of its own next to the filters. */
  children: ReactNode;
};

/** Who, when and what; mistakes are shown at their fields, and what was typed stays. */
export function AuditFilters({ view: { asked, problems }, people, today, counts, children }: Props) {
  const { t } = useTexts(["audit", "common"]);
  const format = useFormat();
  const example = format.dayInDigits(today);
  const textOf = ({ code }: AuditProblem) => t(`audit:problems.${code}`, { example });
  const option = (person: Person) => (
    <option key={person.id} value={person.id}>
      {format.name(person)}
    </option>
  );
  const countOf = (group: AuditGroup) => counts?.find((each) => each.group === group)?.quantity;
  const total = counts?.reduce((sum, { quantity }) => sum + quantity, 0);
  const former = people.filter(({ isFormer }) => isFormer);
  return (
    <>
      {problems.length > 0 && (
        <ErrorSummary title={t("audit:problems.title")} problems={problems.map((each) => ({ fieldId: each.field, text: textOf(each) }))} />
      )}
      <div className={styles.panel}>
        <Form aria-label={t("audit:filters.label")} className={`fields ${styles.filters}`} key={auditSearch(asked)}>
          {asked.what && <input type="hidden" name="what" value={asked.what} />}
          {asked.about && <input type="hidden" name="about" value={subjectName(asked.about)} />}
          <Field id="who" label={t("audit:filters.who")}>
            <Select name="who" defaultValue={asked.who}>
              <option value={anyone}>{t("audit:filters.anyone")}</option>
              {people.filter(({ isFormer }) => !isFormer).map(option)}
              {former.length > 0 && <optgroup label={t("audit:filters.former")}>{former.map(option)}</optgroup>}
              <option value={operators}>{t("audit:filters.operators")}</option>
            </Select>
          </Field>
          {(["from", "to"] as const).map((field) => {
            const problem = problems.find((each) => each.field === field);
            return (
              <Field key={field} id={field} label={t(`audit:filters.${field}`)} error={problem && textOf(problem)}>
                <TextInput
                  name={field}
                  defaultValue={asked[field]}
                  placeholder={example}
                  ltr
                  inputMode="numeric"
                  autoComplete="off"
                  maxLength={40}
                />
              </Field>
            );
          })}
          <Button>{t("audit:filters.show")}</Button>
        </Form>
        {children}
      </div>
      <Chips label={t("audit:filters.what")} hideLabel>
        <Chip to={{ search: auditSearch(asked, { what: null }) }} current={asked.what === null} count={total}>
          {t("audit:groups.all")}
        </Chip>
        {auditGroupNames.map((group) => (
          <Chip key={group} to={{ search: auditSearch(asked, { what: group }) }} current={asked.what === group} count={countOf(group)}>
            {t(`audit:groups.${group}`)}
          </Chip>
        ))}
      </Chips>
    </>
  );
}
