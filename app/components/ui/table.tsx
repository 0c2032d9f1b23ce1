import type { ReactNode } from "react";
import { classNames } from "./class-names";
import styles from "./table.module.css";

type Props = {
  /** What the table holds, for those who listen. */
  caption: string;
  /** On phones each row becomes a card; its cells have `data-label`, those marked `data-wide` leave. */
  cards?: boolean;
  /** Columns keep the widths of a colgroup. */
  fixed?: boolean;
  className?: string;
  children: ReactNode;
};

/** A table of data; cells with numbers have `data-end`. What is too wide scrolls inside its place, never the page. */
export function Table({ caption, cards, fixed, className, children }: Props) {
  return (
    <div data-table="" className={classNames(styles.scroll, cards && styles.cards)}>
      <table className={classNames(styles.table, fixed && styles.fixed, className)}>
        <caption className={styles.caption}>{caption}</caption>
        {children}
      </table>
    </div>
  );
}
