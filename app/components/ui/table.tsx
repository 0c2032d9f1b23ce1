import type { ReactNode } from "react";
import { classNames } from "./class-names";
import styles from "./table.module.css";

type Props = {
  /** The subject of the table, for screen readers. */
  caption: string;
  /** On phones each row becomes a card; its cells have `data-label`, and those marked `data-wide` are hidden. */
  cards?: boolean;
  /** Columns keep the widths of a colgroup. */
  fixed?: boolean;
  className?: string;
  children: ReactNode;
};

/** A table of data; cells with numbers have `data-end`. A table that is too wide scrolls within its container, never the page. */
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
