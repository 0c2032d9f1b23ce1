import { Form } from "react-router";
import { ErrorSummary } from "~/components/fields/error-summary";
import { Field } from "~/components/fields/field";
import { Select } from "~/components/fields/select";
import { TextInput } from "~/components/fields/text-input";
import { Button } from "~/components/ui/button";
import { Chip } from "~/components/ui/chip";
import { Chips } from "~/components/ui/chips";
import { periodOfPreset, reportPresets } from "~/domain/calendar/report-period";
import { everywhere, type ReportProblem, type ReportView, reportSearch } from "~/forms/settings/report-view";
import { useFormat } from "~/i18n/use-format";
import { useTexts } from "~/i18n/use-texts";
import styles from "./report.module.css";

type Props = { view: ReportView; today: string; locations: readonly { _id: string; name: string }[] };

/** The form that asks for the period and the location of a report. A refused day is shown at its field with the text that was typed. */
export function ReportForm({ view: { asked, period, problems }, today, locations }: Props) {
  const { t } = useTexts(["reports", "common"]);
  const format = useFormat();
  const example = format.dayInDigits(today);
  const textOf = ({ code, count }: ReportProblem) => t(`reports:problems.${code}`, { count, example });
  const shown = (field: "from" | "to") => (period ? format.dayInDigits(period[field]) : asked[field]);
  return (
    <>
      {problems.length > 0 && (
        <ErrorSummary
          title={t("reports:problems.title")}
          problems={problems.map((each) => ({ fieldId: each.field, text: textOf(each) }))}
        />
      )}
      <div className={styles.period}>
        <Form aria-label={t("reports:form.label")} className={`fields ${styles.fields}`}>
          <Field id="at" label={t("reports:form.location")}>
            <Select name="at" key={asked.at} defaultValue={asked.at}>
              {locations.map(({ _id, name }) => (
                <option key={_id} value={_id}>
                  {name}
                </option>
              ))}
              {locations.length > 1 && <option value={everywhere}>{t("reports:everywhere")}</option>}
            </Select>
          </Field>
          {(["from", "to"] as const).map((field) => {
            const problem = problems.find((each) => each.field === field);
            return (
              <Field key={field} id={field} label={t(`reports:form.${field}`)} error={problem && textOf(problem)}>
                <TextInput
                  name={field}
                  key={shown(field)}
                  defaultValue={shown(field)}
                  ltr
                  inputMode="numeric"
                  autoComplete="off"
                  maxLength={40}
                />
              </Field>
            );
          })}
          {asked.series && <input type="hidden" name="series" value={asked.series} />}
          <Button>{t("reports:form.show")}</Button>
        </Form>
        <Chips label={t("reports:form.presets")} hideLabel>
          {reportPresets.map((preset) => {
            const days = periodOfPreset(preset, today);
            const isCurrent = period?.from === days.from && period.to === days.to;
            return (
              <Chip key={preset} to={{ search: reportSearch(days, asked) }} current={isCurrent}>
                {t(`reports:form.${preset}`)}
              </Chip>
            );
          })}
        </Chips>
      </div>
    </>
  );
}
