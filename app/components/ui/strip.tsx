import type { ReactNode } from "react";
import { Icon } from "./icon";
import type { IconName } from "./icon-shapes";
import styles from "./strip.module.css";

/** One dark line under the bar for what concerns every page: no connection, a new version, acting for a practice. */
export function Strip({ icon, actions, children }: { icon: IconName; actions?: ReactNode; children: ReactNode }) {
  return (
    <div className={styles.strip} role="status">
      <Icon name={icon} />
      <div>{children}</div>
      {actions !== undefined && <div className={styles.actions}>{actions}</div>}
    </div>
  );
}
