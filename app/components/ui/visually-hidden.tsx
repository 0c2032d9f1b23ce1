import type { ReactNode } from "react";
import styles from "./visually-hidden.module.css";

/** Text for screen readers; it takes no space on the screen. */
export function VisuallyHidden({ id, children }: { id?: string; children: ReactNode }) {
  return (
    <span id={id} className={styles.hidden}>
      {children}
    </span>
  );
}
