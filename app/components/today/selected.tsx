import { useFormat } from "~/i18n/use-format";
import { useTexts } from "~/i18n/use-texts";
import styles from "./today.module.css";
import type { Ending } from "./work";

/** How many patients are selected, the boxes of their last orders, and their price today; without a sum when one has no price. */
export function Selected({ ending }: { ending: readonly Ending[] }) {
  const { t } = useTexts(["today", "common"]);
  const format = useFormat();
  const boxes = ending.reduce((sum, { boxesQuantity }) => sum + boxesQuantity, 0);
  const sums = ending.flatMap(({ net }) => net ?? []);
  const currency = sums[0]?.currency;
  const amount = sums.reduce((sum, net) => sum + net.amount, 0);
  return (
    <span className={styles.selected} role="status">
      <b>{t("today:supply.selected", { count: ending.length })}</b>
      {ending.length > 0 && `, ${t("common:units.boxes", { count: boxes })}`}
      {currency && sums.length === ending.length && `, ${t("today:supply.net", { amount: format.money({ amount, currency }) })}`}
    </span>
  );
}
