import type { CalendarDay } from "../edition";
import type { LineSplit } from "../order/split-order";
import { splitByStock } from "./split-by-stock";

/** The stock statuses of D69, and those of products that are not stocked. */
export const stockStatuses = [
  "inStock",
  "fewLeft",
  "limited",
  "someOutOfStock",
  "outOfStock",
  "backorder",
  "madeToOrder",
  "soldOut",
  "callCustomerService",
] as const;
export type StockStatus = (typeof stockStatuses)[number];

/** Up to this number the stock status says how many boxes are left. */
export const fewLeftBoxes = 6;

/** The stock of one product; null where the distributor does not report it. */
export type Shelf = {
  onHand: number;
  /** When new boxes, or a lens made to order, are expected. */
  expectedDay: CalendarDay | null;
  madeToOrder: boolean;
  /** Whether no more will come. */
  soldOut: boolean;
} | null;

/**
 * The stock status of a quantity. `left` is the number in stock where it matters; `isOrderable` is false when not all of it is available.
 */
export type StockAnswer = LineSplit & { status: StockStatus; left: number | null; isOrderable: boolean };

/** Returns the stock status of a wanted number of boxes (D69). */
export function stockStatusOf(shelf: Shelf, quantity: number): StockAnswer {
  const nothing = { now: 0, later: 0, expectedDay: null, left: null, isOrderable: false };
  if (shelf === null) return { ...nothing, status: "callCustomerService" };
  const { expectedDay, soldOut } = shelf;
  if (shelf.madeToOrder) return { ...splitByStock(quantity, 0, expectedDay), status: "madeToOrder", left: null, isOrderable: true };
  const left = Math.max(0, shelf.onHand);
  if (soldOut && left === 0) return { ...nothing, status: "soldOut", left: 0 };
  if (soldOut && left < quantity) return { ...nothing, now: left, status: "limited", left };
  const split = splitByStock(quantity, left, expectedDay);
  if (split.later === 0) {
    const isFew = left <= fewLeftBoxes;
    return { ...split, status: isFew ? "fewLeft" : "inStock", left: isFew ? left : null, isOrderable: true };
  }
  const isExpected = expectedDay !== null;
  if (left === 0) return { ...split, status: isExpected ? "backorder" : "outOfStock", left: 0, isOrderable: true };
  return { ...split, status: isExpected ? "fewLeft" : "someOutOfStock", left, isOrderable: true };
}
