import { Num } from "~/components/ui/num";
import type { LensValues } from "~/domain/lens/lens-values";
import { prescriptionText } from "~/domain/lens/prescription-text";
import { Eye, type EyeSide } from "./eye";
import styles from "./prescription.module.css";

/** The values of a lens in the order of a prescription, all in one isolate, preceded by the eye when it is given (D17, D18). */
export function Prescription({ values, eye, className }: { values: LensValues; eye?: EyeSide; className?: string }) {
  const text = <Num className={className}>{prescriptionText(values)}</Num>;
  if (eye === undefined) return text;
  return (
    <span className={styles.line}>
      <Eye side={eye} small />
      {text}
    </span>
  );
}
