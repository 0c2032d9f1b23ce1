import type { ReactNode } from "react";
import styles from "./skip-link.module.css";

/** The first link of every page: skips the frame to the content (`id="main"`). Visible when it has the focus. */
export function SkipLink({ children }: { children: ReactNode }) {
  return (
    <a className={styles.skip} href="#main">
      {children}
    </a>
  );
}
