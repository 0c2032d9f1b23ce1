import type { ReactNode } from "react";
import { Money } from "~/components/ui/money";
import type { ReportPeriod } from "~/domain/calendar/report-period";
import { directionOf } from "~/domain/language";
import { isolateLtr } from "~/i18n/format/isolate";
import { useFormat } from "~/i18n/use-format";
import { useLanguage } from "~/i18n/use-language";
import { useTexts } from "~/i18n/use-texts";
import { PowersFigure } from "./powers-figure";
import styles from "./report.module.css";
import { ReportFigure } from "./report-figure";
import { BarPlot, CoursePlot, weekLabel } from "./report-plots";
import { type Figures, kindName, type PlotName } from "./report-tables";

/** Maximum number of bars per list; its table has all rows. */
const shownBars = 8;

type Props = { figures: Figures; search: string; asked: ReportPeriod & { at: string } };

/** The totals and charts of a report; `search` is the query of its URL, which the downloads repeat, and `asked` its period and location. */
export function ReportFigures({ figures, search, asked }: Props) {
  const { t } = useTexts(["reports", "common"]);
  const format = useFormat();
  const isRightToLeft = directionOf(useLanguage()) === "rtl";
  const { course, unit, kinds, products, trials } = figures;
  const labelOf = (day: string) => (unit === "month" ? format.month(day) : unit === "week" ? weekLabel(day) : String(Number(day.slice(8))));
  const describe = (plot: PlotName, items: string[]) =>
    t("reports:described", { plot: t(`reports:plots.${plot}`), items: items.join(", ") });
  const item = (name: string, value: string) => t("reports:item", { name, value });
  const bars = (key: "orders" | "net") =>
    course.map((part) => ({
      ...{ key: part.from, label: labelOf(part.from), isRunning: part.isRunning },
      ...(key === "orders" ? { value: part.orders, before: part.ordersBefore } : { value: part.net.amount }),
    }));
  const counted = (rows: readonly { key: string; label: string; value: number }[]) =>
    rows.slice(0, shownBars).map((row) => ({ ...row, text: format.number(row.value) }));
  const byKind = counted(kinds.map(({ kind, boxes }) => ({ key: kind, label: kindName(kind, t), value: boxes })));
  const byProduct = counted(products.map(({ itemId, name, boxes }) => ({ key: itemId, label: name, value: boxes })));
  const byTrial = trials.slice(0, shownBars).map(({ seriesId, name, fittings, ordered }) => ({
    ...{ key: seriesId, label: name, value: fittings, part: ordered },
    text: isolateLtr(`${format.number(ordered)} / ${format.number(fittings)}`),
  }));
  const shared = { figures, search };
  const smallest = figures.totals.net.currency === "KRW" ? 1 : 100;
  return (
    <>
      <Totals figures={figures} />
      <div className={styles.plots}>
        <ReportFigure plot="orders" {...shared} legend={<Legend parts={["period", "running", "before"]} />}>
          <CoursePlot
            title={describe(
              "orders",
              course.map((part) => item(labelOf(part.from), format.number(part.orders))),
            )}
            bars={bars("orders")}
            written={format.number}
          />
        </ReportFigure>
        <ReportFigure plot="spend" {...shared} legend={<Legend parts={["period", "running"]} />}>
          <CoursePlot
            title={describe(
              "spend",
              course.map((part) => item(labelOf(part.from), format.money(part.net))),
            )}
            bars={bars("net")}
            written={(value) => format.number(Math.round(value / smallest))}
          />
        </ReportFigure>
        <ReportFigure plot="kinds" {...shared}>
          <BarPlot
            title={describe(
              "kinds",
              byKind.map(({ label, text }) => item(label, text)),
            )}
            bars={byKind}
            isRightToLeft={isRightToLeft}
          />
        </ReportFigure>
        <ReportFigure plot="products" {...shared}>
          <BarPlot
            title={describe(
              "products",
              byProduct.map(({ label, text }) => item(label, text)),
            )}
            bars={byProduct}
            isRightToLeft={isRightToLeft}
          />
        </ReportFigure>
        <ReportFigure plot="trials" {...shared} legend={<Legend parts={["fittings", "ordered"]} />} empty={t("reports:emptyTrials")}>
          <BarPlot
            title={describe(
              "trials",
              byTrial.map(({ label, value, part }) =>
                t("reports:itemOf", { name: label, value: format.number(part), whole: format.number(value) }),
              ),
            )}
            bars={byTrial}
            isRightToLeft={isRightToLeft}
          />
        </ReportFigure>
        <PowersFigure figures={figures} search={search} asked={asked} />
      </div>
    </>
  );
}

function Totals({ figures: { totals, before, unit, course, trials } }: { figures: Figures }) {
  const { t } = useTexts("reports");
  const format = useFormat();
  const fittings = trials.reduce((sum, each) => sum + each.fittings, 0);
  const ordered = trials.reduce((sum, each) => sum + each.ordered, 0);
  const compared = (now: number, then: number) => {
    if (then === 0) return t("totals.nothingBefore");
    // A practice that started to order in the middle of the previous year has nothing to compare with.
    if (unit === "month" && course[0]?.ordersBefore === 0) return t("totals.partBefore");
    const change = Math.round(((now - then) * 100) / then) * 100;
    const percent = format.percent(Math.abs(change));
    return change === 0 ? t("totals.asBefore") : t(change > 0 ? "totals.moreThanBefore" : "totals.lessThanBefore", { percent });
  };
  return (
    <dl className={styles.totals}>
      <Total label={t("totals.orders")} value={<bdi>{format.number(totals.orders)}</bdi>} note={compared(totals.orders, before.orders)} />
      <Total label={t("totals.boxes")} value={<bdi>{format.number(totals.boxes)}</bdi>} note={compared(totals.boxes, before.boxes)} />
      <Total
        label={t("totals.net")}
        value={<Money>{format.money(totals.net)}</Money>}
        note={t("totals.gross", { amount: format.money(totals.gross) })}
      />
      <Total
        label={t("totals.trials")}
        value={<bdi>{fittings === 0 ? "–" : format.percent(Math.round((ordered * 100) / fittings) * 100)}</bdi>}
        note={fittings === 0 ? t("totals.noTrials") : t("totals.trialsOf", { ordered, fittings })}
      />
    </dl>
  );
}

function Total({ label, value, note }: { label: string; value: ReactNode; note: string }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd className={styles.sum}>{value}</dd>
      <dd className="small quiet">{note}</dd>
    </div>
  );
}

type LegendPart = "period" | "running" | "before" | "fittings" | "ordered";
const marks: Record<LegendPart, string | undefined> = {
  ...{ period: styles.keyBar, ordered: styles.keyBar, running: styles.keyPale, fittings: styles.keyPale, before: styles.keyLine },
};

function Legend({ parts }: { parts: readonly LegendPart[] }) {
  const { t } = useTexts("reports");
  return (
    <span className={styles.legend}>
      {parts.map((part) => (
        <span key={part}>
          <i className={marks[part]} aria-hidden="true" />
          {t(`legend.${part}`)}
        </span>
      ))}
    </span>
  );
}
