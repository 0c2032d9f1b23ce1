import type { ReactNode } from "react";
import { classNames } from "./class-names";
import form from "./form-actions.module.css";
import styles from "./modal.module.css";

/** The answers of a dialog, the main one last: its footer, visible at every size. When its form is on a page, the actions of that form. */
export function ModalActions({ children }: { children: ReactNode }) {
  return (
    <div className={classNames(form.actions, styles.actions)} data-actions="">
      {children}
    </div>
  );
}
