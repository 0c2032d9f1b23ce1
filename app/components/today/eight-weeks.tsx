import { CoursePlot, weekLabel } from "~/components/settings/report-plots";
import { Code } from "~/components/ui/code";
import { Money } from "~/components/ui/money";
import { Panel } from "~/components/ui/panel";
import { Table } from "~/components/ui/table";
import { isolateLtr } from "~/i18n/format/isolate";
import { useFormat } from "~/i18n/use-format";
import { useTexts } from "~/i18n/use-texts";
import styles from "./today.module.css";
import type { Work } from "./work";

type Week = NonNullable<Work["weeks"]>[number];

/** Orders, boxes and spending by week, as a chart and as numbers. */
export function EightWeeks({ weeks }: { weeks: readonly Week[] }) {
  const { t } = useTexts(["today", "reports"]);
  const format = useFormat();
  const smallest = weeks[0]?.net.currency === "KRW" ? 1 : 100;
  const plots = [
    { name: "orders", amountIn: ({ orders }: Week) => orders, written: format.number },
    { name: "boxes", amountIn: ({ boxes }: Week) => boxes, written: format.number },
    { name: "net", amountIn: ({ net }: Week) => net.amount, written: (amount: number) => format.number(Math.round(amount / smallest)) },
  ] as const;
  const describe = (week: Week, text: string) => t("reports:item", { name: weekLabel(week.from), value: text });
  return (
    <Panel title={t("today:weeks.title")} aside={t("today:weeks.text")} padded>
      <div className={styles.weeks}>
        {plots.map(({ name, amountIn, written }) => (
          <div key={name}>
            <h3>{t(`today:weeks.${name}`)}</h3>
            <CoursePlot
              title={t("reports:described", {
                plot: t(`today:weeks.${name}`),
                items: format.list(weeks.map((week) => describe(week, written(amountIn(week))))),
              })}
              bars={weeks.map((week, index) => ({
                ...{ key: week.from, label: index % 2 === 0 ? "" : weekLabel(week.from), value: amountIn(week), isRunning: week.isRunning },
              }))}
              written={written}
            />
          </div>
        ))}
      </div>
      <details>
        <summary>{t("reports:numbers")}</summary>
        <Table caption={t("today:weeks.numbers")}>
          <thead>
            <tr>
              <th scope="col">{t("today:weeks.week")}</th>
              {(["orders", "boxes", "net"] as const).map((column) => (
                <th key={column} scope="col" data-end="">
                  {t(`reports:columns.${column}`)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {weeks.map(({ from, orders, boxes, net }) => (
              <tr key={from}>
                <th scope="row">
                  <Code>{isolateLtr(format.dayInDigits(from))}</Code>
                </th>
                <td data-end="">{format.number(orders)}</td>
                <td data-end="">{format.number(boxes)}</td>
                <td data-end="">
                  <Money>{format.money(net)}</Money>
                </td>
              </tr>
            ))}
          </tbody>
        </Table>
      </details>
    </Panel>
  );
}
