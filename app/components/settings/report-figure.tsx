import type { ReactNode } from "react";
import { buttonLook } from "~/components/ui/button-look";
import { Code } from "~/components/ui/code";
import { Icon } from "~/components/ui/icon";
import { Money } from "~/components/ui/money";
import { Panel } from "~/components/ui/panel";
import { Table } from "~/components/ui/table";
import { formatLensValue } from "~/domain/lens/format-lens-value";
import { useFormat } from "~/i18n/use-format";
import { useTexts } from "~/i18n/use-texts";
import styles from "./report.module.css";
import { type Figures, type PlotName, type ReportCell, type ReportTable, reportTable } from "./report-tables";

type Props = { plot: PlotName; figures: Figures; search: string; legend?: ReactNode; empty?: string; of?: ReactNode; children: ReactNode };

/**
 * A chart with its legend and what chooses its contents (`of`), a table of its numbers that opens below it, and a link that downloads them
 * as CSV.
 */
export function ReportFigure({ plot, figures, search, legend, empty, of, children }: Props) {
  const { t } = useTexts(["reports", "common"]);
  const { columns, rows, total } = reportTable(plot, figures, t);
  const title = t(`reports:plots.${plot}`);
  return (
    <Panel title={title} aside={legend} padded className={styles.figure}>
      {of}
      {rows.length === 0 ? <p className="quiet">{empty ?? t("reports:empty")}</p> : children}
      <div className={styles.under}>
        <details>
          <summary>{t("reports:numbers")}</summary>
          <Table caption={title}>
            <thead>
              <tr>
                {columns.map((column, index) => (
                  <th key={column} scope="col" data-end={index === 0 ? undefined : ""}>
                    {t(`reports:columns.${column}`)}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {rows.map((cells) => (
                <Row key={JSON.stringify(cells)} columns={columns} cells={cells} />
              ))}
            </tbody>
            {total && (
              <tfoot>
                <Row columns={columns} cells={total} />
              </tfoot>
            )}
          </Table>
        </details>
        <a
          className={buttonLook({ tone: "quiet", small: true })}
          href={`/settings/reports/${plot}.csv${search}`}
          download
          aria-label={t("reports:plotCsvOf", { plot: title })}
        >
          <Icon name="download" />
          {t("reports:plotCsv")}
        </a>
      </div>
    </Panel>
  );
}

function Row({ columns, cells }: { columns: ReportTable["columns"]; cells: readonly ReportCell[] }) {
  return (
    <tr>
      {columns.map((column, index) => {
        const cell = cells[index];
        if (!cell) return null;
        return index === 0 ? (
          <th key={column} scope="row">
            <Cell cell={cell} />
          </th>
        ) : (
          <td key={column} data-end="">
            <Cell cell={cell} />
          </td>
        );
      })}
    </tr>
  );
}

function Cell({ cell }: { cell: ReportCell }) {
  const format = useFormat();
  if ("day" in cell) return <Code>{format.dayInDigits(cell.day)}</Code>;
  if ("money" in cell) return <Money>{format.money(cell.money)}</Money>;
  if ("count" in cell) return <bdi>{format.number(cell.count)}</bdi>;
  if ("field" in cell) return <bdi dir="ltr">{formatLensValue(cell.field, cell.value)}</bdi>;
  if ("share" in cell) return <bdi>{format.percent(cell.share)}</bdi>;
  return <bdi>{cell.name}</bdi>;
}
