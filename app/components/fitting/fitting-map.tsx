import type { ReactNode } from "react";
import tables from "~/components/power-table/grid-tables.module.css";
import grid from "~/components/power-table/power-table.module.css";
import { TableTitle } from "~/components/power-table/table-title";
import { classNames } from "~/components/ui/class-names";
import { Num } from "~/components/ui/num";
import { VisuallyHidden } from "~/components/ui/visually-hidden";
import { formatLensValue } from "~/domain/lens/format-lens-value";
import type { FittingCell, FittingSet } from "~/forms/fitting/fitting-form";
import { cutTables, type MapPart } from "~/forms/stock-grid/cut-tables";
import { useTexts } from "~/i18n/use-texts";
import styles from "./fitting-map.module.css";
import { MapCell } from "./map-cell";

type Props = {
  set: FittingSet;
  /** The content of the cell of a lens; by default what the shelf holds of it, as a link to the lens. */
  cellOf?: (cell: FittingCell, isBare: boolean) => ReactNode;
};

/** Tables with more columns than this need the full width. */
const maxColumnsInPair = 5;

/** A set as tables by power, two next to each other if there is room. */
export function FittingMap({ set, cellOf }: Props) {
  const { layout, blocks, choosers } = set;
  const parts = blocks.flatMap((block) => cutTables(block, layout));
  const axis = choosers.find(({ field }) => field === "axis");
  const isPair = Math.max(...parts.map(({ columns }) => columns.length)) <= maxColumnsInPair;
  const shown = cellOf ?? ((cell: FittingCell, isBare: boolean) => <MapCell cell={cell} isBare={isBare} />);
  return (
    <div className={classNames(tables.tables, isPair && tables.pair)}>
      {parts.map((part) => (
        <div key={part.key}>
          <MapTable part={part} layout={layout} axis={axis ? formatLensValue("axis", axis.chosen) : null} cellOf={shown} />
        </div>
      ))}
    </div>
  );
}

type TableProps = {
  part: MapPart<FittingCell>;
  layout: FittingSet["layout"];
  axis: string | null;
  cellOf: (cell: FittingCell, isBare: boolean) => ReactNode;
};

function MapTable({ part, layout, axis, cellOf }: TableProps) {
  const { t } = useTexts(["stockGrid", "fittingSets"]);
  const isQuarters = layout === "quarters";
  return (
    <table className={classNames(grid.grid, !isQuarters && grid.named, styles.map)}>
      <caption>
        <div>
          <TableTitle
            table={part}
            layout={layout}
            axis={axis}
            note={t(layout === "cylinder" ? "fittingSets:map.cylinder" : "fittingSets:map.addition")}
          />
        </div>
      </caption>
      <thead>
        <tr>
          <th scope="col" className={grid.lead}>
            <VisuallyHidden>{t(isQuarters ? "stockGrid:table.wholes" : "stockGrid:table.power")}</VisuallyHidden>
          </th>
          {part.columns.map(({ key, text }) => (
            <th scope="col" key={key}>
              <Num>{text}</Num>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {part.rows.map((row) => (
          <tr key={row.key}>
            <th scope="row" className={grid.lead}>
              <Num>{row.text}</Num>
            </th>
            {row.cells.map((cell, index) =>
              cell === null ? (
                <td key={part.columns[index]?.key} className={grid.void}>
                  <VisuallyHidden>{t("stockGrid:table.void")}</VisuallyHidden>
                </td>
              ) : (
                <td key={cell.productId}>{cellOf(cell, !isQuarters)}</td>
              ),
            )}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
