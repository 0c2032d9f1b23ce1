import { classNames } from "../ui/class-names";
import styles from "./pips.module.css";

/** An allowance drawn as used of available; a text next to it says the same. At most 12 are drawn. */
export function Pips({ on, of }: { on: number; of: number }) {
  const steps = Array.from({ length: Math.min(of, 12) }, (_, index) => index);
  return (
    <span className={styles.pips} aria-hidden="true">
      {steps.map((step) => (
        <i key={step} className={classNames(step < on && styles.on)} />
      ))}
    </span>
  );
}
