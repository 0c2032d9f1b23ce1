import type { ReactNode } from "react";
import { Icon } from "~/components/ui/icon";
import styles from "./field.module.css";

/** Why a value was refused, shown in place, with an icon as well as the colour. */
export function FieldError({ id, children }: { id?: string; children: ReactNode }) {
  return (
    <p className={styles.error} id={id}>
      <Icon name="alert" />
      <span>{children}</span>
    </p>
  );
}
