import { useFormat } from "~/i18n/use-format";
import { useTexts } from "~/i18n/use-texts";
import styles from "./today.module.css";
import type { Ending } from "./work";

/** How many patients are selected, the boxes of their last orders, and their price today; without a sum when one has no price. */
export function Selected({ ending }: { ending: readonly Ending[] }) {
  const { t } = useTexts(["today", "common"]);
  const format = useFormat();
  const boxes = ending.reduce((sum, { boxesQuantity }) => sum + boxesQuantity, 0);
  const prices = ending.flatMap(({ price }) => price ?? []);
  const [first] = prices;
  const amount = prices.reduce((sum, price) => sum + price.amount, 0);
  return (
    <span className={styles.selected} role="status">
      <b>{t("today:supply.selected", { count: ending.length })}</b>
      {ending.length > 0 && `, ${t("common:units.boxes", { count: boxes })}`}
      {first &&
        prices.length === ending.length &&
        `, ${t(first.includesVat ? "today:supply.gross" : "today:supply.net", { amount: format.money({ ...first, amount }) })}`}
    </span>
  );
}
