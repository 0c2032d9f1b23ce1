import { Field } from "~/components/fields/field";
import { Select } from "~/components/fields/select";
import styles from "~/components/lens/suggestion.module.css";
import { VisuallyHidden } from "~/components/ui/visually-hidden";
import { formatLensValue } from "~/domain/lens/format-lens-value";
import type { Eye } from "~/domain/order/order-lines";
import type { EyeField as FieldState } from "~/forms/patient-order/eye-state";
import { eyeControl, eyeControlId } from "~/forms/patient-order/patient-draft";
import { useTexts } from "~/i18n/use-texts";
import { OfEye } from "./of-eye";
import { useFieldName } from "./use-field-name";

type Props = { side: Eye; state: FieldState; noteId: string; onChoose: (value: string) => void; onConfirm: () => void };

/**
 * One parameter: only values that lead to a lens are offered; one that became impossible stays, marked, until another is chosen; a
 * suggested one is dashed, and Enter confirms it.
 */
export function EyeField({ side, state: { field, values, chosen, impossible, isSuggested }, noteId, onChoose, onConfirm }: Props) {
  const { t } = useTexts("patientOrder");
  const nameOf = useFieldName();
  const struck = impossible !== null && chosen !== null && !values.includes(chosen);
  const label = (
    <>
      {nameOf(field)}
      <OfEye side={side} />
      {isSuggested && <VisuallyHidden>, {t("eye.suggested")}</VisuallyHidden>}
    </>
  );
  return (
    <Field id={eyeControlId(side, field)} label={label} aside={isSuggested ? undefined : values.length}>
      <Select
        num
        name={eyeControl(side, field)}
        value={chosen === null ? "" : String(chosen)}
        aria-invalid={impossible !== null || undefined}
        aria-describedby={impossible ? noteId : undefined}
        className={isSuggested ? styles.field : undefined}
        onChange={(event) => onChoose(event.currentTarget.value)}
        onKeyDown={(event) => {
          if (event.key === "Enter" && isSuggested) onConfirm();
        }}
      >
        {chosen === null && <option value="">{t("eye.choose")}</option>}
        {struck && <option value={String(chosen)}>{formatLensValue(field, chosen)}</option>}
        {values.map((value) => (
          <option key={value} value={String(value)}>
            {formatLensValue(field, value)}
          </option>
        ))}
      </Select>
    </Field>
  );
}
