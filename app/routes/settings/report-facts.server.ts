import type { RouterContextProvider } from "react-router";
import { callsContext, nowContext, sessionContext } from "~/context.server";
import { marketDayOf } from "~/domain/calendar/market-time";
import { editionOf } from "~/editions/editions";
import { everywhere, parseReportView } from "~/forms/settings/report-view";
import { foundOr404 } from "~/middleware/found-or-404.server";

/** Returns the period and location in a URL, with their figures; no figures for an invalid period. */
export async function loadReport(url: URL, context: Readonly<RouterContextProvider>) {
  const { tenant, locationId } = context.get(sessionContext);
  const { timeZone, dateFormat } = editionOf(tenant.countryCode);
  const today = marketDayOf(context.get(nowContext), timeZone);
  const view = parseReportView(url.searchParams, { today, pattern: dateFormat.day, locationId });
  if (!view.period) return { view, today, figures: null, budgets: [] };
  const location = view.asked.at === everywhere ? {} : { locationId: view.asked.at };
  const asked = { country: tenant.countryCode, tenantId: tenant._id, startDate: view.period.from, endDate: view.period.to, ...location };
  const { series: seriesId } = view.asked;
  const { reports, budgets } = context.get(callsContext);
  const [figures, { rows }] = await Promise.all([
    foundOr404(reports.figures({ ...asked, ...(seriesId && { seriesId }) })),
    foundOr404(budgets.figures(asked)),
  ]);
  return { view, today, figures, budgets: rows };
}
