import { Progress } from "~/components/gauge/progress";
import { ButtonLink } from "~/components/ui/button-link";
import { Panel } from "~/components/ui/panel";
import { isolate } from "~/i18n/format/isolate";
import { useFormat } from "~/i18n/use-format";
import { useTexts } from "~/i18n/use-texts";
import { leftAfter, type MonthBudget } from "./budget-left";
import styles from "./budgets.module.css";
import { useMonthText } from "./use-month-text";

/** The location's budget this month on the day at a glance: what was spent, and what is left or was overspent (D103). */
export function PresentBudget({ budget }: { budget: MonthBudget }) {
  const { t } = useTexts("budgets");
  const format = useFormat();
  const monthText = useMonthText();
  const { amount, spent } = budget;
  const left = leftAfter(budget, { ...spent, amount: 0 });
  const written = isolate(format.money({ ...amount, amount: Math.abs(left) }));
  return (
    <Panel
      title={t("present.title", { month: monthText(budget.month) })}
      aside={
        <ButtonLink small to="/settings/reports">
          {t("report.title")}
        </ButtonLink>
      }
      padded
    >
      <p className={left < 0 ? `strong ${styles.beyond}` : "strong"}>
        {t(left < 0 ? "present.beyond" : "present.left", { amount: written })}
      </p>
      <Progress value={Math.min(spent.amount, amount.amount)} max={Math.max(amount.amount, 1)}>
        {t("present.spent", { spent: isolate(format.money(spent)), amount: isolate(format.money(amount)) })}
      </Progress>
    </Panel>
  );
}
