import { DayInput } from "~/components/fields/day-input";
import { Field } from "~/components/fields/field";
import { TextArea } from "~/components/fields/text-area";
import { Notice } from "~/components/ui/notice";
import { Panel } from "~/components/ui/panel";
import { isCalendarDay } from "~/domain/calendar/days";
import type { PatientDraft } from "~/forms/patient-order/patient-draft";
import { useFormat } from "~/i18n/use-format";
import { useTexts } from "~/i18n/use-texts";
import styles from "./patient-order.module.css";
import type { OrderProblem } from "./use-problem-texts";

type Typed = Pick<PatientDraft, "startDate" | "expirationDate" | "note">;
type Props = {
  draft: PatientDraft;
  today: string;
  /** What the server refused, by control. */
  refused: readonly OrderProblem[];
  onType: (part: Partial<Typed>) => void;
};

/** The optional dates of the prescription, where an expired one only causes a warning; and a note for the practice. */
export function RxAndNote({ draft, today, refused, onType }: Props) {
  const { t } = useTexts(["patientOrder", "common"]);
  const format = useFormat();
  const { startDate, expirationDate, note } = draft;
  const errorOf = (name: keyof Typed) => refused.find(({ controlId }) => controlId === name)?.text;
  const expired = isCalendarDay(expirationDate) && expirationDate < today;
  const dayExample = t("common:answers.dayExample", { day: format.dayInDigits(today) });
  return (
    <Panel title={t("patientOrder:prescription.title")} padded>
      <div className={styles.rx}>
        <Field
          id="startDate"
          label={t("patientOrder:prescription.start")}
          aside={t("common:answers.optional")}
          hint={dayExample}
          error={errorOf("startDate")}
        >
          <DayInput name="startDate" day={startDate} onDay={(startDate) => onType({ startDate })} />
        </Field>
        <Field
          id="expirationDate"
          label={t("patientOrder:prescription.end")}
          aside={t("common:answers.optional")}
          hint={dayExample}
          error={errorOf("expirationDate")}
        >
          <DayInput name="expirationDate" day={expirationDate} onDay={(expirationDate) => onType({ expirationDate })} />
        </Field>
        {expired && (
          <Notice tone="caution" role="status" className={styles.all}>
            {t("patientOrder:prescription.expired", { day: format.day(expirationDate) })}
          </Notice>
        )}
        <Field
          id="note"
          className={styles.all}
          label={t("patientOrder:prescription.note")}
          aside={t("common:answers.optional")}
          hint={t("patientOrder:prescription.noteHint")}
          error={errorOf("note")}
        >
          <TextArea name="note" rows={2} maxLength={500} value={note} onChange={(event) => onType({ note: event.currentTarget.value })} />
        </Field>
      </div>
    </Panel>
  );
}
