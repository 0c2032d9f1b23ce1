import type { ReactNode } from "react";
import { Icon } from "~/components/ui/icon";
import type { IconName } from "~/components/ui/icon-name";
import styles from "./due-line.module.css";

/** A deadline, a day of delivery or another fact of the order, with its icon. */
export function DueLine({ icon, flip, children }: { icon: IconName; flip?: boolean; children: ReactNode }) {
  return (
    <p className={styles.due}>
      <Icon name={icon} flip={flip} />
      <span>{children}</span>
    </p>
  );
}
