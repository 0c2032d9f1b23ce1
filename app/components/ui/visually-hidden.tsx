import type { ReactNode } from "react";
import styles from "./visually-hidden.module.css";

/** Words for those who listen; they take no room on the screen. */
export function VisuallyHidden({ id, children }: { id?: string; children: ReactNode }) {
  return (
    <span id={id} className={styles.hidden}>
      {children}
    </span>
  );
}
