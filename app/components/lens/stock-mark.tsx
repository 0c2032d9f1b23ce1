import type { ReactNode } from "react";
import { classNames } from "~/components/ui/class-names";
import { StockDot, type StockShape } from "./stock-dot";
import styles from "./stock-mark.module.css";

/** The stock symbol with its text: "In stock, 48", "4 left". */
export function StockMark({ shape, className, children }: { shape: StockShape; className?: string; children: ReactNode }) {
  return (
    <span className={classNames(styles.stock, className)}>
      <StockDot shape={shape} />
      <span>{children}</span>
    </span>
  );
}
