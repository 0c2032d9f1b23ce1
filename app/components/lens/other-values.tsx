import { Num } from "~/components/ui/num";
import type { LensValues } from "~/domain/lens/lens-values";
import { otherValues } from "~/domain/lens/prescription-text";
import { useTexts } from "~/i18n/use-texts";
import styles from "./prescription.module.css";

/**
 * What a lens has besides its prescription (base curve, diameter, zones, colour), in small type, each value with its short name (D17, D18).
 */
export function OtherValues({ values }: { values: LensValues }) {
  const { t } = useTexts("common");
  const others = otherValues(values);
  if (others.length === 0) return null;
  return (
    <span className={styles.others}>
      {others.map(({ field, text }) => (
        <Num key={field}>{`${t(`parameterShort.${field}`)} ${text}`}</Num>
      ))}
    </span>
  );
}
