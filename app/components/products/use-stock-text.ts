import { useCallback } from "react";
import { useTranslation } from "react-i18next";
import type { StockStatus } from "~/domain/stock/stock-status";
import { useFormat } from "~/i18n/use-format";

/** A stock answer of the calls, as far as words need it. */
export type StockToSay = { status: StockStatus; left: number | null; expectedAt: string | null };

/** The words of D69 for a shelf. Pages bring the texts with `i18n: ["catalogue"]`. */
export function useStockText(): (stock: StockToSay) => string {
  const { t } = useTranslation(["catalogue", "common"]);
  const format = useFormat();
  return useCallback(
    ({ status, left, expectedAt }) => {
      const day = expectedAt === null ? null : format.dayInDigits(expectedAt);
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
