import type { ReactNode } from "react";
import { classNames } from "./class-names";
import styles from "./num.module.css";

/** An order number, phone, postcode, date in digits or GTIN: isolated and left-to-right on every page (D18). */
export function Code({ className, children }: { className?: string; children: ReactNode }) {
  return (
    <bdi dir="ltr" className={classNames(styles.code, className)}>
      {children}
    </bdi>
  );
}
