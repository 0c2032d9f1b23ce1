import { boxesOfText, type StockSheet, sheetChanges } from "~/domain/order/stock-sheet";
import { priceChange } from "~/domain/price/price-change";
import type { LensToPrice } from "~/domain/price/price-line";
import { splitProductId } from "~/domain/product/product-id";
import { priceRules } from "~/forms/products/price-rules";
import type { SheetFacts } from "./grid-page";

/** A line of the draft: one series in one pack. `added` and `takenOut` in boxes, the amount is what the cart grows by. */
export type DraftLine = {
  key: string;
  seriesId: string;
  name: string;
  packSize: number;
  added: number;
  takenOut: number;
  powers: number;
  /** Some of it is in the cart already, with another quantity. */
  changesCart: boolean;
  amount: number | null;
};

/** What is not in the cart yet, by series and pack; also a pack of which only the price changes, because a promotion is reached or lost. */
export function draftLines(sheets: readonly StockSheet[], facts: Readonly<Record<string, SheetFacts>>): DraftLine[] {
  return sheets.flatMap((sheet) => {
    const known = facts[sheet.seriesId];
    const amounts = known && amountsOf(sheet, known);
    const changed = sheetChanges(sheet).map((change) => ({ ...change, packSize: splitProductId(change.productId)?.packSize ?? 0 }));
    const repriced = [...(amounts ?? [])].filter(([, amount]) => amount !== 0).map(([packSize]) => packSize);
    return [...new Set([...changed.map(({ packSize }) => packSize), ...repriced])].map((packSize): DraftLine => {
      const changes = changed.filter((change) => change.packSize === packSize);
      return {
        key: `${sheet.seriesId} ${packSize}`,
        seriesId: sheet.seriesId,
        name: known?.name ?? sheet.seriesId,
        packSize,
        added: changes.reduce((sum, { before, after }) => sum + Math.max(0, after - before), 0),
        takenOut: changes.reduce((sum, { before, after }) => sum + Math.max(0, before - after), 0),
        powers: changes.length,
        changesCart: changes.some(({ before }) => before > 0),
        amount: amounts?.get(packSize) ?? null,
      };
    });
  });
}

/** What the cart grows by, by pack, at the prices it will show: steps count per lens, promotions by the boxes of the whole sheet (D25). */
function amountsOf(sheet: StockSheet, { seriesId: id, ...facts }: SheetFacts): Map<number, number | null> {
  const after = Object.entries(sheet.texts).map(([productId, text]) => [productId, boxesOfText(text)] as const);
  return priceChange(lensesOf(sheet.seriesId, Object.entries(sheet.base)), lensesOf(sheet.seriesId, after), priceRules([{ id, ...facts }]));
}

function lensesOf(seriesId: string, boxes: readonly (readonly [productId: string, quantity: number])[]): LensToPrice[] {
  return boxes
    .filter(([, quantity]) => quantity > 0)
    .map(([productId, quantity]) => ({ id: productId, seriesId, packSize: splitProductId(productId)?.packSize ?? 0, quantity }));
}
