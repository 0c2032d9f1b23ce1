import type { ReactNode } from "react";
import styles from "./page-head.module.css";

/** The heading of a page, a line of facts below it, and what can be done with the page at the far end. */
export function PageHead({ title, actions, children }: { title: ReactNode; actions?: ReactNode; children?: ReactNode }) {
  return (
    <div className={styles.head}>
      <div>
        <h1>{title}</h1>
        {children !== undefined && <div className="quiet">{children}</div>}
      </div>
      {actions !== undefined && <div className={styles.actions}>{actions}</div>}
    </div>
  );
}
