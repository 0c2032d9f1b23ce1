import { useTranslation } from "react-i18next";
import { Field } from "~/components/ui/field";
import { Select } from "~/components/ui/select";
import { formatLensValue } from "~/domain/lens/format-lens-value";
import type { Eye } from "~/domain/order/order-lines";
import type { EyeField as FieldState } from "./eye-state";
import { eyeControl, eyeControlId } from "./patient-draft";
import { useFieldName } from "./use-field-name";

type Props = { side: Eye; state: FieldState; noteId: string; onChoose: (value: string) => void };

/** One parameter: only values that still lead to a lens are on offer; one that became impossible stays, marked, until another is chosen. */
export function EyeField({ side, state: { field, values, chosen, impossible }, noteId, onChoose }: Props) {
  const { t } = useTranslation("patientOrder");
  const nameOf = useFieldName();
  const struck = impossible !== null && chosen !== null && !values.includes(chosen);
  return (
    <Field id={eyeControlId(side, field)} label={nameOf(field)} aside={values.length}>
      <Select
        num
        name={eyeControl(side, field)}
        value={chosen === null ? "" : String(chosen)}
        aria-invalid={impossible !== null || undefined}
        aria-describedby={impossible ? noteId : undefined}
        onChange={(event) => onChoose(event.currentTarget.value)}
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
