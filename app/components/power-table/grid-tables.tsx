import { Suspense, useMemo } from "react";
import { type Late, LatePart } from "~/components/late/late-part";
import { PlaceLines } from "~/components/late/place-lines";
import { classNames } from "~/components/ui/class-names";
import { Panel } from "~/components/ui/panel";
import { useHydrated } from "~/components/ui/use-hydrated";
import { formatLensValue } from "~/domain/lens/format-lens-value";
import type { SheetMistake } from "~/domain/order/stock-sheet";
import type { GridPage, UsualPower } from "~/forms/stock-grid/grid-page";
import type { GridRefusal } from "~/forms/stock-grid/grid-refusal";
import { useTexts } from "~/i18n/use-texts";
import styles from "./grid-tables.module.css";
import { PowerTable } from "./power-table";
import { useCellTexts } from "./use-cell-texts";
import { UsualPlot } from "./usual-plot-later";

type Props = {
  page: GridPage;
  /** What the location usually orders of the series, which may follow the page. */
  usual: Late<{ usual: UsualPower[] }>;
  refusal: GridRefusal | null;
  /** The lens whose cell has the focus when the page opens. */
  startAt: string | null;
};

/** Maximum number of columns of a table that leaves room for another one next to it. */
const columnsBeside = 5;

/** The tables of a grid, two next to each other where there is room, with the usual month below the shorter one. */
export function GridTables({ page, usual: late, refusal, startAt }: Props) {
  const cellTexts = useCellTexts();
  const isHydrated = useHydrated();
  const mistakes = useMemo(() => mistakesOf(refusal), [refusal]);
  const { tables, layout, packSize, choosers } = page;
  const axis = choosers.find(({ field }) => field === "axis");
  const axisText = axis ? formatLensValue("axis", axis.chosen) : null;
  const isPair = Math.max(...tables.map(({ columns }) => columns.length)) <= columnsBeside;
  const plot = (
    <LatePart part={late} place={page.usage.usualBoxesPerMonth > 0 && <PlotPlace packSize={packSize} />}>
      {({ usual }) => (
        <Suspense>
          <UsualPlot {...{ usual, packSize }} />
        </Suspense>
      )}
    </LatePart>
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

function PlotPlace({ packSize }: { packSize: number }) {
  const { t } = useTexts("stockGrid");
  return (
    <Panel title={t("plot.title", { pack: packSize })} padded className="no-print">
      <div className={styles.place} />
      <PlaceLines count={1} />
    </Panel>
  );
}

function mistakesOf(refusal: GridRefusal | null): ReadonlyMap<string, SheetMistake> {
  return new Map(refusal?.code === "quantities" ? refusal.mistakes.map((mistake) => [mistake.productId, mistake]) : []);
}
