import type { ReactNode } from "react";
import styles from "./form-actions.module.css";

/** The actions of a form that is a page's, the main one first: in sight from the first screenful on, however long the form is. */
export function FormActions({ children }: { children: ReactNode }) {
  return (
    <div className={styles.actions} data-form-actions="">
      {children}
    </div>
  );
}
