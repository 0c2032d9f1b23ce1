import type { ReactNode } from "react";
import { classNames } from "~/components/ui/class-names";
import { StockDot, type StockShape } from "./stock-dot";
import styles from "./stock-mark.module.css";

type Props = {
  shape: StockShape;
  /** In a column of fixed width a long text, such as a day, stands on several lines. */
  wraps?: boolean;
  className?: string;
  children: ReactNode;
};

/** The stock symbol with its text: "In stock, 48", "4 left". */
export function StockMark({ shape, wraps, className, children }: Props) {
  return (
    <span className={classNames(styles.stock, wraps && styles.wraps, className)}>
      <StockDot shape={shape} />
      <span>{children}</span>
    </span>
  );
}
