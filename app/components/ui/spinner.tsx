import type { ReactNode } from "react";
import styles from "./progress.module.css";

/** Something is under way whose end is not known; the words say what. It stands still where motion is reduced. */
export function Spinner({ children }: { children: ReactNode }) {
  return (
    <span className={styles.spinner} role="status">
      <i aria-hidden="true" />
      {children}
    </span>
  );
}
