import type { ReactNode } from "react";
import styles from "./form-actions.module.css";

/** The actions of a page's form, the main one first: always visible, however long the form is. */
export function FormActions({ children }: { children: ReactNode }) {
  return (
    <div className={styles.actions} data-form-actions="">
      {children}
    </div>
  );
}
