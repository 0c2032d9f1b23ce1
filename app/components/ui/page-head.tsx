import type { ReactNode } from "react";
import { NoticeSlot } from "~/components/notices/notice-slot";
import styles from "./page-head.module.css";

/** The heading of a page, a line of facts below it, and the page's actions at the far end; between them a slot for a notice. */
export function PageHead({ title, actions, children }: { title: ReactNode; actions?: ReactNode; children?: ReactNode }) {
  return (
    <div className={styles.head}>
      <div>
        <h1>{title}</h1>
        {children !== undefined && <div className="quiet">{children}</div>}
      </div>
      <NoticeSlot kind="line" />
      {actions !== undefined && <div className={styles.actions}>{actions}</div>}
    </div>
  );
}
