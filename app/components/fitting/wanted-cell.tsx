import { useKeptText } from "~/components/fields/field-context";
import { classNames } from "~/components/ui/class-names";
import { Num } from "~/components/ui/num";
import { formatLensValue } from "~/domain/lens/format-lens-value";
import { prescriptionText } from "~/domain/lens/prescription-text";
import type { FittingCell } from "~/forms/fitting/fitting-form";
import { wantedField } from "~/forms/fitting/wanted-form";
import { isolateLtr } from "~/i18n/format/isolate";
import { useTexts } from "~/i18n/use-texts";
import styles from "./fitting-map.module.css";

type Props = {
  cell: FittingCell;
  isBare: boolean;
  /** As typed in a refused form. */
  text: string | undefined;
  isWrong: boolean;
};

/** The field for how many packs of one lens are wanted, labelled with the lens. */
export function WantedCell({ cell, isBare, text, isWrong }: Props) {
  const { t } = useTexts("fittingSets");
  const kept = useKeptText(wantedField(cell));
  return (
    <label className={classNames(styles.cell, styles.field, isBare && styles.bare, isWrong && styles.wrong)}>
      {!isBare && (
        <span className={styles.power}>
          <Num>{formatLensValue("power", cell.power)}</Num>
        </span>
      )}
      <input
        name={wantedField(cell)}
        defaultValue={text ?? kept ?? (cell.wanted > 0 ? String(cell.wanted) : "")}
        inputMode="numeric"
        autoComplete="off"
        maxLength={3}
        dir="ltr"
        aria-label={t("wanted.field", { lens: isolateLtr(prescriptionText(cell.values)) })}
        aria-invalid={isWrong || undefined}
      />
    </label>
  );
}
