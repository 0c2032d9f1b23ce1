import { type ReactNode, useId } from "react";
import styles from "./chips.module.css";

type Props = {
  /** The subject of the filters, announced before them. */
  label: string;
  /** The label is only read by screen readers. */
  hideLabel?: boolean;
  children: ReactNode;
};

/** Filters of one kind in a line; on phones the line scrolls sideways within the page. */
export function Chips({ label, hideLabel, children }: Props) {
  const id = useId();
  if (hideLabel) {
    return (
      <nav className={`${styles.chips} sideways`} aria-label={label}>
        {children}
      </nav>
    );
  }
  return (
    <nav className={`${styles.line} sideways`} aria-labelledby={id}>
      <span id={id}>{label}</span>
      <div className={styles.chips}>{children}</div>
    </nav>
  );
}
