import type { PracticeDb } from "~/db/database.server";
import { loadOnce } from "~/db/load-once.server";
import { listStockLevels, type StockLevels } from "~/db/queries/catalogue/stock.server";
import { addBusinessDays, dispatchDayFrom } from "~/domain/calendar/business-days";
import { cutOffFor } from "~/domain/calendar/cut-off";
import type { Edition, EditionCode } from "~/domain/edition";
import type { Shelf } from "~/domain/stock/stock-status";
import type { Catalogue } from "./load-catalogue.server";

/** Finds the stock of an item at one moment; null for items of which the distributor reports none. */
export type FindShelf = (itemId: string, productId: string) => Shelf;

/** Returns the stock of products that have their own row; a read transaction asks for the same products once. */
export function loadStockLevels(db: PracticeDb, edition: EditionCode, productIds: readonly string[]): Promise<StockLevels> {
  const asked = [...new Set(productIds)].sort();
  return loadOnce(db, `shelves ${edition} ${asked.join()}`, () => listStockLevels(db.tx, edition, asked));
}

/**
 * Returns the stock of a product: its own row if there is one, else the rule of its item (series or solution). What is made to order is
 * expected `leadDays` business days after the next dispatch, and what arrives on a day of rest leaves on the next working day (D29).
 * `levels` has the requested products.
 */
export function shelfFinder(catalogue: Catalogue, levels: StockLevels, { edition, now }: { edition: Edition; now: Date }): FindShelf {
  const { dispatchDay } = cutOffFor(now, edition);
  return (itemId, productId) => {
    const rule = catalogue.stockRules.get(itemId);
    const level = levels.get(productId);
    if (!rule && !level) return null;
    if (rule?.madeToOrder) {
      const expectedDay = addBusinessDays(dispatchDay, rule.leadDays, edition);
      return { onHand: 0, expectedDay, madeToOrder: true, soldOut: level?.soldOut ?? false };
    }
    const { onHand, expectedDay, soldOut } = level ?? { onHand: rule?.onHandByDefault ?? 0, expectedDay: null, soldOut: false };
    return { onHand, expectedDay: expectedDay && dispatchDayFrom(expectedDay, edition), madeToOrder: false, soldOut };
  };
}

/**
 * Returns the stock that is left of products while several lines take their boxes one after the other: `find` returns what earlier lines
 * have left, `take` counts the boxes of a line.
 */
export function sharedShelves(findShelf: FindShelf): { find: FindShelf; take: (productId: string, boxes: number) => void } {
  const takenBoxes = new Map<string, number>();
  const takenOf = (productId: string) => takenBoxes.get(productId) ?? 0;
  return {
    find: (itemId, productId) => {
      const shelf = findShelf(itemId, productId);
      return shelf && { ...shelf, onHand: shelf.onHand - takenOf(productId) };
    },
    take: (productId, boxes) => void takenBoxes.set(productId, takenOf(productId) + boxes),
  };
}
