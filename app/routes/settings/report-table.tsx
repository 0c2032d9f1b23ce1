import { data } from "react-router";
import { plotNames, type ReportCell, reportTable } from "~/components/settings/report-tables";
import { type CsvCell, csvAmount, csvText } from "~/domain/csv";
import { currencyDigits } from "~/domain/money";
import { translateFor } from "~/i18n/translate-for.server";
import { i18nContext } from "~/middleware/i18n.server";
import type { Route } from "./+types/report-table";
import { loadReport } from "./report-facts.server";

/** The numbers behind one chart as a file (D30), for the period and location in the URL; amounts in the currency's main unit. */
export async function loader({ context, params, url }: Route.LoaderArgs) {
  const plot = plotNames.find((name) => name === params.plot);
  if (!plot) throw data(null, { status: 404 });
  const { figures, view } = await loadReport(url, context);
  if (!figures || !view.period) throw data(null, { status: 422 });
  const t = translateFor(context.get(i18nContext).language);
  const { columns, rows } = reportTable(plot, figures, t);
  const head = columns.map((column) => t(`reports:columns.${column}`));
  return new Response(csvText([head, ...rows.map((cells) => cells.map(written))]), {
    headers: {
      "content-type": "text/csv;charset=utf-8",
      "content-disposition": `attachment; filename="${plot}-${view.period.from}-${view.period.to}.csv"`,
      "cache-control": "no-store",
    },
  });
}

function written(cell: ReportCell): CsvCell {
  if ("count" in cell) return cell.count;
  if ("share" in cell) return cell.share / 10_000;
  if ("money" in cell) return csvAmount(cell.money.amount, currencyDigits[cell.money.currency]);
  if ("value" in cell) return cell.value;
  return "day" in cell ? cell.day : cell.name;
}
