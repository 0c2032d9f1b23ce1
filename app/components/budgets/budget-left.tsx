import type { Answers } from "~/calls/answers";
import { Progress } from "~/components/gauge/progress";
import { Notice } from "~/components/ui/notice";
import { budgetLeft } from "~/domain/budget/budget";
import type { Money } from "~/domain/money";
import { isolate } from "~/i18n/format/isolate";
import { useFormat } from "~/i18n/use-format";
import { useTexts } from "~/i18n/use-texts";
import { useMonthText } from "./use-month-text";

export type MonthBudget = NonNullable<Answers["budgets"]["left"]["budget"]>;

/** Returns what is left of the budget after an order of this amount, in the smallest unit; negative when it exceeds the budget. */
export const leftAfter = ({ amount, spent }: MonthBudget, gross: Money) =>
  budgetLeft({ amount: amount.amount, spent: spent.amount }, gross.amount);

/** Next to the totals: what this month's budget leaves after this order, or by how much the order exceeds it (D103). */
export function BudgetLeft({ budget, gross }: { budget: MonthBudget; gross: Money }) {
  const { t } = useTexts("budgets");
  const format = useFormat();
  const monthText = useMonthText();
  const left = leftAfter(budget, gross);
  const written = (money: Money) => isolate(format.money(money));
  const values = { month: monthText(budget.month), amount: written({ ...gross, amount: Math.abs(left) }) };
  const spent = t("inCart.spent", { spent: written(budget.spent), amount: written(budget.amount) });
  if (left < 0 && gross.amount > 0) {
    return (
      <Notice tone="caution" title={t("inCart.beyond", values)}>
        <p className="small">{spent}</p>
      </Notice>
    );
  }
  return (
    <Progress value={budget.amount.amount - left} max={Math.max(budget.amount.amount, 1)}>
      {t("inCart.left", values)} · {spent}
    </Progress>
  );
}
