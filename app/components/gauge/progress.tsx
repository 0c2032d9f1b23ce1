import { type ReactNode, useId } from "react";
import styles from "./progress.module.css";

type Props = {
  value: number;
  max: number;
  /** Says the number in words: "2 of 3 series, 12 s". */
  children: ReactNode;
};

/** The progress of something that takes longer than a second, as a bar and a number. */
export function Progress({ value, max, children }: Props) {
  const id = useId();
  return (
    <div className={styles.progress} role="status">
      <span id={id}>{children}</span>
      <progress value={value} max={max} aria-labelledby={id} />
    </div>
  );
}
