import { Suspense, useMemo } from "react";
import { classNames } from "~/components/ui/class-names";
import { useHydrated } from "~/components/ui/use-hydrated";
import { formatLensValue } from "~/domain/lens/format-lens-value";
import type { SheetMistake } from "~/domain/order/stock-sheet";
import type { GridPage } from "~/forms/stock-grid/grid-page";
import type { GridRefusal } from "~/forms/stock-grid/grid-refusal";
import styles from "./grid-tables.module.css";
import { PowerTable } from "./power-table";
import { useCellTexts } from "./use-cell-texts";
import { UsualPlot } from "./usual-plot-later";

type Props = {
  page: GridPage;
  refusal: GridRefusal | null;
  /** The lens whose cell has the focus when the page opens. */
  startAt: string | null;
};

/** Maximum number of columns of a table that leaves room for another one next to it. */
const columnsBeside = 5;

/** The tables of a grid, two next to each other where there is room, with the usual month below the shorter one. */
export function GridTables({ page, refusal, startAt }: Props) {
  const cellTexts = useCellTexts();
  const isHydrated = useHydrated();
  const mistakes = useMemo(() => mistakesOf(refusal), [refusal]);
  const { tables, layout, usualByPower, packSize, choosers } = page;
  const axis = choosers.find(({ field }) => field === "axis");
  const axisText = axis ? formatLensValue("axis", axis.chosen) : null;
  const isPair = Math.max(...tables.map(({ columns }) => columns.length)) <= columnsBeside;
  const plot = (
    <Suspense>
      <UsualPlot {...{ usualByPower, packSize }} />
    </Suspense>
  );
  return (
    <>
      <div className={classNames(styles.tables, isPair && styles.pair)} data-live={isHydrated || undefined}>
        {tables.map((table, index) => (
          <div key={table.key} className="stack">
            <PowerTable {...{ table, layout, place: index, mistakes, startAt }} axis={axisText} texts={cellTexts} />
            {layout === "quarters" && index === tables.length - 1 && plot}
          </div>
        ))}
      </div>
      {layout !== "quarters" && <div className={styles.plot}>{plot}</div>}
    </>
  );
}

function mistakesOf(refusal: GridRefusal | null): ReadonlyMap<string, SheetMistake> {
  return new Map(refusal?.code === "quantities" ? refusal.mistakes.map((mistake) => [mistake.productId, mistake]) : []);
}
