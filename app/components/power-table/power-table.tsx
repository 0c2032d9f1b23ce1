import { memo, useMemo } from "react";
import { useBoxes } from "~/components/stock-grid/use-grid";
import { classNames } from "~/components/ui/class-names";
import { Num } from "~/components/ui/num";
import { VisuallyHidden } from "~/components/ui/visually-hidden";
import type { SheetMistake } from "~/domain/order/stock-sheet";
import type { GridCell, GridPage, GridTable } from "~/forms/stock-grid/grid-page";
import { useTexts } from "~/i18n/use-texts";
import { PowerCell } from "./power-cell";
import styles from "./power-table.module.css";
import { TableTitle } from "./table-title";
import type { CellTexts } from "./use-cell-texts";

type Props = {
  table: GridTable;
  layout: GridPage["layout"];
  /** The axis that the table belongs to, as text; null for series without one. */
  axis: string | null;
  /** The number of the table on the page, for the arrow keys. */
  place: number;
  texts: CellTexts;
  mistakes: ReadonlyMap<string, SheetMistake>;
  /** The lens whose cell has the focus when the page opens. */
  startAt: string | null;
};

/**
 * One block of powers with the boxes of each lens and the totals of rows and columns. It is rendered once: cells and totals follow the
 * store.
 */
export const PowerTable = memo(function PowerTable({ table, layout, axis, place, texts, mistakes, startAt }: Props) {
  const { t } = useTexts("stockGrid");
  const isQuarters = layout === "quarters";
  const inRows = useMemo(() => table.rows.map(({ cells }) => idsOf(cells)), [table]);
  const inColumns = useMemo(() => table.columns.map((_, column) => idsOf(table.rows.map(({ cells }) => cells[column] ?? null))), [table]);
  const inTable = useMemo(() => inRows.flat(), [inRows]);
  return (
    <table className={classNames(styles.grid, !isQuarters && styles.named)}>
      <caption>
        <div>
          <TableTitle {...{ table, layout, axis }} />
        </div>
      </caption>
      <thead>
        <tr>
          <th scope="col" className={styles.lead}>
            <VisuallyHidden>{t(isQuarters ? "table.wholes" : "table.power")}</VisuallyHidden>
          </th>
          {table.columns.map(({ key, text }) => (
            <th scope="col" key={key}>
              <Num>{text}</Num>
            </th>
          ))}
          <th scope="col" className={styles.total}>
            {t("table.total")}
          </th>
        </tr>
      </thead>
      <tbody>
        {table.rows.map((row, rowPlace) => (
          <tr key={row.key}>
            <th scope="row" className={styles.lead}>
              <Num>{row.text}</Num>
            </th>
            {row.cells.map((cell, column) =>
              cell === null ? (
                <td key={table.columns[column]?.key} className={styles.void}>
                  <VisuallyHidden>{t("table.void")}</VisuallyHidden>
                </td>
              ) : (
                <PowerCell
                  key={cell.productId}
                  cell={cell}
                  at={`${place} ${rowPlace} ${column}`}
                  bare={!isQuarters}
                  texts={texts}
                  mistake={mistakes.get(cell.productId) ?? null}
                  isStart={cell.productId === startAt}
                />
              ),
            )}
            <Total of={inRows[rowPlace] ?? nothing} className={styles.total} />
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">{t("table.sum")}</th>
          {table.columns.map(({ key }, column) => (
            <Total key={key} of={inColumns[column] ?? nothing} />
          ))}
          <Total of={inTable} />
        </tr>
      </tfoot>
    </table>
  );
});

const nothing: readonly string[] = [];

const idsOf = (cells: readonly (GridCell | null)[]) => cells.flatMap((cell) => cell?.productId ?? []);

/** Boxes of some lenses together; empty while there are none. */
function Total({ of, className }: { of: readonly string[]; className?: string }) {
  return <td className={className}>{useBoxes(of) || ""}</td>;
}
