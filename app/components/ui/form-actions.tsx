import type { ReactNode } from "react";
import { classNames } from "./class-names";
import styles from "./form-actions.module.css";

type Props = {
  /** The page has several forms, each shorter than a window: their actions do not stick to its end. */
  inPlace?: boolean;
  children: ReactNode;
};

/** The actions at the end of a page's form, the main one first; they stay visible however long the form is. */
export function FormActions({ inPlace, children }: Props) {
  return (
    <div className={classNames(styles.actions, inPlace && styles.inPlace)} data-form-actions="">
      {children}
    </div>
  );
}
