import type { ReactNode } from "react";
import styles from "./modal.module.css";

/** The answers of a dialog, the main one last: its foot, in sight at every size. Where a form of it stands on a page, a row of buttons. */
export function ModalActions({ children }: { children: ReactNode }) {
  return (
    <div className={styles.actions} data-actions="">
      {children}
    </div>
  );
}
