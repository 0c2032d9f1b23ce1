import type { ReactNode } from "react";
import { Table } from "~/components/ui/table";
import { VisuallyHidden } from "~/components/ui/visually-hidden";
import { useTexts } from "~/i18n/use-texts";
import styles from "./lines-table.module.css";

type Props = {
  caption: string;
  /** Name of the column with a line's amount: net or with VAT (D25). */
  amount: string;
  /** Name of the last column: stock or, visually hidden, the actions of a line. */
  last: ReactNode;
  /** Whether the lines are bottles of solutions instead of boxes of lenses. */
  solutions: boolean;
  /** LineRow of each. */
  children: ReactNode;
};

/** The lines of an order, placed or to be repeated. */
export function LinesTable({ caption, amount, last, solutions, children }: Props) {
  const { t } = useTexts(["orders", "common"]);
  return (
    <div className={styles.place}>
      <Table caption={caption} cards fixed className={styles.table}>
        <colgroup>
          <col className={styles.picture} />
          <col />
          <col className={styles.values} />
          <col className={styles.boxes} />
          <col className={styles.each} />
          <col className={styles.amount} />
          <col className={styles.acts} />
        </colgroup>
        <thead>
          <tr>
            <th scope="col" data-wide="">
              <VisuallyHidden>{t("common:fields.picture")}</VisuallyHidden>
            </th>
            <th scope="col">{t(solutions ? "orders:detail.solution" : "orders:detail.lens")}</th>
            <th scope="col">{!solutions && t("orders:detail.value")}</th>
            <th scope="col" data-end="">
              {t(solutions ? "orders:detail.bottles" : "orders:detail.boxes")}
            </th>
            <th scope="col" data-end="">
              {t("orders:detail.each")}
            </th>
            <th scope="col" data-end="">
              {amount}
            </th>
            <th scope="col">{last}</th>
          </tr>
        </thead>
        <tbody>{children}</tbody>
      </Table>
    </div>
  );
}
