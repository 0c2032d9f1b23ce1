import { readProductId } from "~/domain/lens/product-id";
import { type SheetChange, type StockSheet, sheetChanges } from "~/domain/order/stock-sheet";
import { boxPrice } from "~/domain/price/price-line";
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

/** What is not in the cart yet, by series and pack, in the order of the series. */
export function draftLines(sheets: readonly StockSheet[], facts: Readonly<Record<string, SheetFacts>>): DraftLine[] {
  return sheets.flatMap((sheet) => {
    const changed = sheetChanges(sheet).map((change) => ({ ...change, packSize: readProductId(change.productId)?.packSize ?? 0 }));
    return [...new Set(changed.map(({ packSize }) => packSize))].map((packSize): DraftLine => {
      const changes = changed.filter((change) => change.packSize === packSize);
      const known = facts[sheet.seriesId];
      return {
        key: `${sheet.seriesId} ${packSize}`,
        seriesId: sheet.seriesId,
        name: known?.name ?? sheet.seriesId,
        packSize,
        added: changes.reduce((sum, { before, after }) => sum + Math.max(0, after - before), 0),
        takenOut: changes.reduce((sum, { before, after }) => sum + Math.max(0, before - after), 0),
        powers: changes.length,
        changesCart: changes.some(({ before }) => before > 0),
        amount: amountOf(
          changes,
          known?.packs.find((pack) => pack.packSize === packSize),
        ),
      };
    });
  });
}

/** What the changed lines cost more or less; from a year's supply on all boxes of a line cost the year's price (D25). */
function amountOf(changes: readonly SheetChange[], pack: SheetFacts["packs"][number] | undefined): number | null {
  if (!pack) return null;
  const row = { ...pack, itemId: "", priceRetail: pack.priceRetail.amount, priceAnnual: pack.priceAnnual.amount };
  const cost = (boxes: number) => boxes * boxPrice(row, boxes).unitPrice;
  return changes.reduce((sum, { before, after }) => sum + cost(after) - cost(before), 0);
}
