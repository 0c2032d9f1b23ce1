import type { TFunction } from "i18next";
import { useTranslation } from "react-i18next";
import type { StockShape } from "~/components/ui/stock-dot";
import { StockMark } from "~/components/ui/stock-mark";
import type { Format } from "~/i18n/format";
import { useFormat } from "~/i18n/use-format";
import type { CartLine } from "./cart-groups";
import styles from "./cart-table.module.css";

/** What the shelf says of a line, the split when a part follows later, and the promised day (D29). */
export function LineStock({ line }: { line: CartLine }) {
  const { t } = useTranslation("cart");
  const format = useFormat();
  return (
    <span className={styles.stock}>
      <StockMark shape={shapeOf(line.stock)} className={styles.mark}>
        {stockWords(line.stock, t, format)}
      </StockMark>
      {line.promise && <span className="small quiet">{t("line.arrives", { day: format.day(line.promise.latestDay) })}</span>}
    </span>
  );
}

function shapeOf({ status, later }: CartLine["stock"]): StockShape {
  if (status === "inStock") return "full";
  if (status === "madeToOrder") return "diamond";
  return status === "limited" || (status === "fewLeft" && later === 0) ? "half" : "ring";
}

function stockWords({ status, left, now, later, expectedAt }: CartLine["stock"], t: TFunction<"cart">, format: Format): string {
  const day = expectedAt === null ? "" : format.day(expectedAt);
  if (now > 0 && later > 0) return day ? t("stock.splitUntil", { now, later, day }) : t("stock.someOutOfStock", { now, later });
  if (status === "fewLeft" || status === "limited") return t(`stock.${status}`, { count: left ?? now });
  if (status === "madeToOrder") return day ? t("stock.madeToOrderUntil", { day }) : t("stock.madeToOrder");
  if (status === "backorder" && day) return t("stock.backorder", { day });
  if (status === "inStock" || status === "soldOut" || status === "callCustomerService") return t(`stock.${status}`);
  return t("stock.outOfStock");
}
