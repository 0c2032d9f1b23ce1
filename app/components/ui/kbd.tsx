import type { ReactNode } from "react";
import styles from "./kbd.module.css";

/** The key that does the same; for the eye only, since screen readers have keys of their own. Hidden on touch. */
export function Kbd({ children }: { children: ReactNode }) {
  return (
    <span data-kbd="" className={styles.kbd} aria-hidden="true">
      {children}
    </span>
  );
}
