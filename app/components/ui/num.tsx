import type { ReactNode } from "react";
import { classNames } from "./class-names";
import styles from "./num.module.css";

/** A lens value or a row of them: isolated, left-to-right on every page, digits of equal width, the minus as wide as the plus (D18). */
export function Num({ className, children }: { className?: string; children: ReactNode }) {
  return (
    <bdi dir="ltr" className={classNames(styles.num, className)}>
      {children}
    </bdi>
  );
}
