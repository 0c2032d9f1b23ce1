import { useCallback } from "react";
import type { StockStatus } from "~/domain/stock/stock-status";
import { useFormat } from "~/i18n/use-format";
import { useTexts } from "~/i18n/use-texts";

/** The part of a stock status that its text needs; `laterDay` is the day on which the rest arrives. */
export type StockToSay = { status: StockStatus; left: number | null; laterDay: string | null };

/** Returns the sentence for stock (D69). The route declares `i18n: ["catalogue"]`. */
export function useStockText(): (stock: StockToSay) => string {
  const { t } = useTexts(["catalogue", "common"]);
  const format = useFormat();
  return useCallback(
    ({ status, left, laterDay }) => {
      const day = laterDay === null ? null : format.dayAndWeekday(laterDay);
      const texts: Record<StockStatus, () => string> = {
        inStock: () => t("common:stock.inStock"),
        fewLeft: () => t("common:stock.left", { count: left ?? 0 }),
        limited: () => t("catalogue:stock.limited", { count: left ?? 0 }),
        someOutOfStock: () => t("catalogue:stock.someOut"),
        outOfStock: () => t("common:stock.outOfStock"),
        backorder: () => (day === null ? t("common:stock.backorder") : t("common:stock.backorderUntil", { day })),
        madeToOrder: () => (day === null ? t("common:stock.madeToOrder") : t("catalogue:stock.madeToOrderUntil", { day })),
        soldOut: () => t("common:stock.soldOut"),
        callCustomerService: () => t("catalogue:stock.call"),
      };
      return texts[status]();
    },
    [t, format],
  );
}
