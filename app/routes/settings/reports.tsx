import { data } from "react-router";
import { BudgetTable } from "~/components/budgets/budget-table";
import { PrintButton } from "~/components/checkout/print-button";
import type { PageHandle } from "~/components/frame/page-title";
import { ReportFigures } from "~/components/settings/report-figures";
import { ReportForm } from "~/components/settings/report-form";
import { buttonLook } from "~/components/ui/button-look";
import { Icon } from "~/components/ui/icon";
import { Notice } from "~/components/ui/notice";
import { PageHead } from "~/components/ui/page-head";
import { sessionContext } from "~/context.server";
import { reportSearch } from "~/forms/settings/report-view";
import { withoutUnstorable } from "~/forms/without-unstorable";
import { isolate, isolateLtr } from "~/i18n/format/isolate";
import { useFormat } from "~/i18n/use-format";
import { useTexts } from "~/i18n/use-texts";
import { reportAddress } from "~/routes/history/report-address";
import type { Route } from "./+types/reports";
import { loadReport } from "./report-facts.server";

export const handle = { title: "reports", i18n: ["budgets", "reports"] } satisfies PageHandle;

/** Loads the figures of the period in the URL; an invalid period is refused at its field. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const { tenant, locations } = context.get(sessionContext);
  const report = await loadReport(url, context);
  const { period } = report.view;
  const csv = period && reportAddress(tenant, period, report.today);
  const view = { ...report.view, asked: withoutUnstorable(report.view.asked) };
  return data({ ...report, view, locations, csv }, { status: period ? 200 : 422 });
}

export default function Reports({ loaderData }: Route.ComponentProps) {
  const { view, today, figures, budgets, locations, csv } = loaderData;
  const { t } = useTexts(["reports", "common"]);
  const format = useFormat();
  const locationName = locations.find(({ _id }) => _id === view.asked.at)?.name;
  const lead =
    figures && view.period
      ? t("reports:lead", {
          place: isolate(locationName ?? t("reports:everywhere")),
          from: isolateLtr(format.dayInDigits(view.period.from)),
          to: isolateLtr(format.dayInDigits(view.period.to)),
          time: format.time(figures.countedAt),
        })
      : t("reports:leadUncounted");
  const actions = csv && (
    <>
      <PrintButton />
      <a className={buttonLook({})} href={csv} target="_blank" rel="noopener">
        <Icon name="external" />
        {t("reports:csv")}
      </a>
    </>
  );
  return (
    <>
      <PageHead title={t("common:titles.reports")} actions={actions}>
        {lead}
      </PageHead>
      <ReportForm view={view} today={today} locations={locations} />
      {figures?.isBehind && <Notice tone="caution">{t("reports:behind", { time: format.time(figures.countedAt) })}</Notice>}
      {figures && view.period && (
        <div className="stack">
          <ReportFigures figures={figures} search={reportSearch(view.period, view.asked)} asked={{ ...view.period, at: view.asked.at }} />
          <BudgetTable rows={budgets} names={new Map(locations.map(({ _id, name }) => [_id, name]))} />
        </div>
      )}
    </>
  );
}
