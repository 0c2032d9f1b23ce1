import { useMemo } from "react";
import { useStockText } from "~/components/products/use-stock-text";
import type { SheetMistake } from "~/domain/order/stock-sheet";
import type { GridCell } from "~/forms/stock-grid/grid-page";
import { isolateLtr } from "~/i18n/format/isolate";
import { useTexts } from "~/i18n/use-texts";

/** The texts of a grid's cells for screen readers, and why a text was refused; one object for all cells, because there are a thousand. */
export type CellTexts = {
  label: (cell: GridCell, inCart: number, difference: number) => string;
  mistake: (mistake: SheetMistake) => string;
};

export function useCellTexts(): CellTexts {
  const { t } = useTexts("stockGrid");
  const stockText = useStockText();
  return useMemo(
    () => ({
      label: (cell, inCart, difference) => {
        const { usual } = cell;
        const parts = [t(usual > 0 ? "cell.labelUsual" : "cell.label", { lens: isolateLtr(cell.text), stock: stockText(cell), usual })];
        if (inCart > 0) parts.push(t("cell.inCart", { boxes: inCart }));
        if (difference > 0) parts.push(t("cell.more", { boxes: difference }));
        if (difference < 0) parts.push(t("cell.fewer", { boxes: -difference }));
        return parts.join(", ");
      },
      mistake: ({ code, maximum }) => t(`mistake.${code}`, { maximum }),
    }),
    [t, stockText],
  );
}
