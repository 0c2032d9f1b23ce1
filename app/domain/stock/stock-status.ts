import type { CalendarDay } from "../edition";
import type { LineSplit } from "../order/split-order";
import { splitByStock } from "./split-by-stock";

/** The words of D69 for a shelf, and those for what needs none. */
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

/** Up to so many boxes the shelf says how many are left. */
export const fewLeftBoxes = 6;

/** What is known of one product's shelf; null when the distributor says nothing about it. */
export type Shelf = {
  onHand: number;
  /** When new boxes, or a lens made to order, are expected. */
  expectedDay: CalendarDay | null;
  madeToOrder: boolean;
  /** No more will come. */
  soldOut: boolean;
} | null;

/** The shelf's answer to one quantity. `left` is the number on the shelf where it matters; `isOrderable` false: not all of it can be had. */
export type StockAnswer = LineSplit & { status: StockStatus; left: number | null; isOrderable: boolean };

/** What the shelf says of a wanted number of boxes (D69). */
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
