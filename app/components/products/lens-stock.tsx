import { useTranslation } from "react-i18next";
import { StockMark } from "~/components/ui/stock-mark";
import { useFormat } from "~/i18n/use-format";
import { stockShape } from "./stock-shape";
import type { StockToSay } from "./use-stock-text";

/** What the shelf says of so many boxes: how many of them come now, and how many later. */
type StockOfBoxes = StockToSay & { now: number; later: number };

/** What the shelf says of the boxes of one lens, in the words of the cart (spec section 8). */
export function LensStock({ stock, checking }: { stock: StockOfBoxes | null; checking: boolean }) {
  const { t } = useTranslation(["cart", "patientOrder"]);
  const format = useFormat();
  if (!stock) return checking ? <span>{t("patientOrder:eye.checkingStock")}</span> : null;
  const { status, left, now, later, expectedAt } = stock;
  const day = expectedAt === null ? null : format.dayAndWeekday(expectedAt);
  const text = (() => {
    if (status === "fewLeft" || status === "limited") return t(`cart:stock.${status}`, { count: left ?? 0 });
    if (status === "someOutOfStock")
      return day ? t("cart:stock.splitUntil", { now, later, day }) : t("cart:stock.someOutOfStock", { now, later });
    if (status === "backorder") return day ? t("cart:stock.backorder", { day }) : t("cart:stock.outOfStock");
    if (status === "madeToOrder" && day) return t("cart:stock.madeToOrderUntil", { day });
    return t(`cart:stock.${status}`);
  })();
  return <StockMark shape={stockShape(status)}>{text}</StockMark>;
}
