import type { ReactNode } from "react";
import styles from "./skip-link.module.css";

/** The first link of every page: past the frame to the content (`id="main"`). Seen when it has the focus. */
export function SkipLink({ children }: { children: ReactNode }) {
  return (
    <a className={styles.skip} href="#main">
      {children}
    </a>
  );
}
