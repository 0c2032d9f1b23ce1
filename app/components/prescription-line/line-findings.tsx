import type { ReactNode } from "react";
import { Eye } from "~/components/lens/eye";
import suggestion from "~/components/lens/suggestion.module.css";
import { Badge } from "~/components/ui/badge";
import { Num } from "~/components/ui/num";
import { Trans } from "~/components/ui/trans";
import type { ChoiceField } from "~/domain/lens/choice";
import { formatLensValue } from "~/domain/lens/format-lens-value";
import { prescriptionText } from "~/domain/lens/prescription-text";
import type { FittedEye, OpenField } from "~/domain/prescription/fit-line";
import type { LineField, PrescriptionLine } from "~/domain/prescription/prescription-line";
import { findSeries, type OrderSeries } from "~/forms/patient-order/order-series";
import { isolate } from "~/i18n/format/isolate";
import { useFormat } from "~/i18n/use-format";
import { useTexts } from "~/i18n/use-texts";
import styles from "./line-panel.module.css";

type Props = { line: PrescriptionLine; eyes: readonly FittedEye[]; series: readonly OrderSeries[] };

/** What was understood of a line, eye by eye; then open questions, what was rounded, and what was left out. */
export function LineFindings({ line, eyes, series }: Props) {
  const { t } = useTexts(["prescriptionLine", "common"]);
  const format = useFormat();
  if (eyes.length === 0) return <p className="small quiet">{t("prescriptionLine:nothing")}</p>;
  const pieces = line.leftOut.slice(0, 8).map((piece) => isolate(piece));
  return (
    <>
      <p className={styles.eyes}>
        {eyes.map((eye) => (
          <span key={eye.side} className={styles.eye}>
            {!line.isSideUnsure && <Eye side={eye.side} small />}
            <UnderstoodEye eye={eye} />
            {eye.quantity !== null && <b>{t("common:units.boxes", { count: eye.quantity })}</b>}
          </span>
        ))}
      </p>
      <ul className={styles.notes}>
        {line.isSideUnsure && <li className={styles.asked}>{t(`prescriptionLine:sides.${eyes.length > 1 ? "order" : "which"}`)}</li>}
        <LensNotes eyes={eyes} series={series} />
        <EyeNotes eyes={eyes} series={series} isNamed={!line.isSideUnsure} />
        {pieces.length > 0 && <li className="quiet">{t("prescriptionLine:leftOut", { pieces: format.list(pieces) })}</li>}
      </ul>
    </>
  );
}

/** The values that are transferred to the form once the lens is known; those that must be confirmed are dashed. */
function UnderstoodEye({ eye: { certain, likely, unfitted, open, seriesId } }: { eye: FittedEye }) {
  const { t } = useTexts("patientOrder");
  const values = { ...likely, ...certain, ...unfitted, ...(seriesId === null && openValues(open)) };
  const text = prescriptionText(values);
  const isSure = Object.keys(likely).length === 0 && open.every(({ field }) => field === "quantity");
  return (
    <>
      {text !== "" && <Num className={isSure ? undefined : suggestion.value}>{text}</Num>}
      {!isSure && <Badge className={suggestion.badge}>{t("eye.suggested")}</Badge>}
    </>
  );
}

const openValues = (open: readonly OpenField[]) =>
  Object.fromEntries(open.flatMap(({ field, value }) => (value === null || field === "quantity" ? [] : [[field, value]])));

/** Which lens it is, once when both eyes have the same. */
function LensNotes({ eyes, series }: Pick<Props, "eyes" | "series">) {
  const { t } = useTexts("prescriptionLine");
  const texts = new Map(
    eyes.map(({ lens, seriesId }) => [`${lens} ${seriesId}`, { lens, name: findSeries(series, seriesId ?? "")?.displayName ?? "" }]),
  );
  return [...texts].map(([key, { lens, name }]) => (
    <li key={key} className={lens === "unknown" || lens === "none" || lens === "near" ? styles.asked : undefined}>
      {t(`lens.${lens}`, { series: isolate(name) })}
    </li>
  ));
}

type Note = { key: string; isAsked: boolean; text: ReactNode };

/** Notes on each eye; what is the same for both is shown once. */
function EyeNotes({ eyes, series, isNamed }: { eyes: readonly FittedEye[]; series: readonly OrderSeries[]; isNamed: boolean }) {
  const { t } = useTexts(["prescriptionLine", "common"]);
  const notesOf = useNotes(series);
  const notes = eyes.flatMap((eye) => notesOf(eye).map((note) => ({ ...note, side: eye.side })));
  return notes.map(({ key, isAsked, text, side }, index) => {
    const isForBoth = eyes.length > 1 && notes.filter((note) => note.key === key).length > 1;
    if (isForBoth && notes.findIndex((note) => note.key === key) !== index) return null;
    return (
      <li key={`${side} ${key}`} className={isAsked ? styles.asked : undefined}>
        {isNamed && !isForBoth && t("prescriptionLine:ofEye", { eye: t(`common:eyes.${side}`) })}
        {text}
      </li>
    );
  });
}

function useNotes(series: readonly OrderSeries[]): (eye: FittedEye) => Note[] {
  const { t } = useTexts(["prescriptionLine", "patientOrder", "common"]);
  const format = useFormat();
  const nameOf = (field: LineField | ChoiceField) => (field === "quantity" ? t("patientOrder:eye.boxes") : t(`common:parameters.${field}`));
  return ({ open, rounded, isTransposed, notInLens, seriesId }) => {
    const doubts = [...new Set(open.map(({ doubt }) => doubt))].map((doubt): Note => {
      const fields = format.list(open.filter((each) => each.doubt === doubt).map(({ field }) => nameOf(field)));
      return { key: `${doubt} ${fields}`, isAsked: true, text: t(`prescriptionLine:doubts.${doubt}`, { fields }) };
    });
    const roundings = rounded.map(({ field, from, to }): Note => {
      const values = { field: nameOf(field), from: formatLensValue(field, from), to: formatLensValue(field, to) };
      const text = <Trans key={field} t={t} i18nKey="prescriptionLine:rounded" values={values} components={{ num: <Num>{null}</Num> }} />;
      return { key: JSON.stringify(values), isAsked: true, text };
    });
    const notes = [...doubts, ...roundings];
    if (isTransposed) notes.push({ key: "transposed", isAsked: false, text: t("prescriptionLine:transposed") });
    if (notInLens.length === 0) return notes;
    const name = isolate(findSeries(series, seriesId ?? "")?.displayName ?? "");
    const text = t("prescriptionLine:notInLens", { fields: format.list(notInLens.map(nameOf)), series: name });
    return [...notes, { key: `${seriesId} ${notInLens.join()}`, isAsked: true, text }];
  };
}
