import type { ReactNode } from "react";
import styles from "./modal.module.css";

/** The answers of a dialog, at its end; the main one last. */
export function ModalActions({ children }: { children: ReactNode }) {
  return <div className={styles.actions}>{children}</div>;
}
