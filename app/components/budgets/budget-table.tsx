import { href, Link } from "react-router";
import type { Answers } from "~/calls/answers";
import { Money } from "~/components/ui/money";
import { Panel } from "~/components/ui/panel";
import { Table } from "~/components/ui/table";
import { useFormat } from "~/i18n/use-format";
import { useTexts } from "~/i18n/use-texts";
import { leftAfter } from "./budget-left";
import styles from "./budgets.module.css";
import { useMonthText } from "./use-month-text";

type Row = Answers["budgets"]["figures"]["rows"][number];
type Props = { rows: readonly Row[]; names: ReadonlyMap<string, string> };

/** Spending against budget by location and month, for rows with a budget (D103). */
export function BudgetTable({ rows, names }: Props) {
  const { t } = useTexts(["budgets", "reports"]);
  const shown = rows.filter(({ amount }) => amount !== null);
  return (
    <Panel
      title={t("budgets:report.title")}
      aside={<Link to={href("/settings/budgets")}>{t("budgets:report.set")}</Link>}
      padded={shown.length === 0}
    >
      {shown.length === 0 ? (
        <p className="quiet">{t("budgets:report.noneSet")}</p>
      ) : (
        <Table caption={`${t("budgets:report.title")}. ${t("budgets:report.text")}`}>
          <thead>
            <tr>
              <th scope="col">{t("budgets:report.month")}</th>
              <th scope="col">{t("budgets:report.location")}</th>
              {(["budget", "spent", "left"] as const).map((column) => (
                <th key={column} scope="col" data-end="">
                  {t(`budgets:report.${column}`)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {shown.map((row) => (
              <BudgetRow key={`${row.month} ${row.locationId}`} row={row} name={names.get(row.locationId) ?? ""} />
            ))}
          </tbody>
        </Table>
      )}
    </Panel>
  );
}

function BudgetRow({ row: { month, amount, spent }, name }: { row: Row; name: string }) {
  const format = useFormat();
  const monthText = useMonthText();
  if (!amount) return null;
  const left = leftAfter({ month, amount, spent }, { ...spent, amount: 0 });
  return (
    <tr>
      <th scope="row">{monthText(month)}</th>
      <td>
        <bdi>{name}</bdi>
      </td>
      <td data-end="">
        <Money>{format.money(amount)}</Money>
      </td>
      <td data-end="">
        <Money>{format.money(spent)}</Money>
      </td>
      <td data-end="" className={left < 0 ? styles.beyond : undefined}>
        <Money>{format.money({ ...amount, amount: left })}</Money>
      </td>
    </tr>
  );
}
