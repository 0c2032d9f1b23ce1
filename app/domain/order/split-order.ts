import { lastDay } from "../calendar/days";
import type { CalendarDay } from "../edition";
import { linesOf, solutionsOf } from "./order-lines";
import type { Availability } from "./placed-order";
import type { Merchandise } from "./preorder";

/** How stock splits one line: boxes that leave now, boxes that follow, and the day these are expected. */
export type LineSplit = { now: number; later: number; expectedDay: CalendarDay | null };

/** A transaction before it is stored: one series or solution and one availability (D24). */
export type TransactionPart = {
  /** Position within the order, from 1. */
  transactionSortOrder: number;
  /** Id of the series or solution. */
  itemId: string;
  available: Availability;
  /** The last day on which one of its lines is expected; null for what leaves now, or when no day is known. */
  expectedDay: CalendarDay | null;
  lines: { lineId: string; quantity: number }[];
};

/**
 * Returns the transactions of one order: one per series and availability, numbered from 1 (D24); series in the order of their lines, and
 * what leaves now before what follows. `splits` has every line by id.
 */
export function splitOrder(order: { merchandise: Merchandise }, splits: ReadonlyMap<string, LineSplit>): TransactionPart[] {
  const lines = [
    ...linesOf(order).map((line) => ({ lineId: line.id, itemId: line.seriesId })),
    ...solutionsOf(order).map((line) => ({ lineId: line.id, itemId: line.solutionId })),
  ];
  const itemIds = [...new Set(lines.map((line) => line.itemId))];
  return itemIds
    .flatMap((itemId) => {
      const ofItem = lines
        .filter((line) => line.itemId === itemId)
        .map((line) => ({ lineId: line.lineId, split: splitOf(line.lineId, splits) }));
      return [partOf(itemId, "now", ofItem), partOf(itemId, "later", ofItem)];
    })
    .filter((part) => part.lines.length > 0)
    .map((part, index) => ({ transactionSortOrder: index + 1, ...part }));
}

function splitOf(lineId: string, splits: ReadonlyMap<string, LineSplit>): LineSplit {
  const split = splits.get(lineId);
  if (!split) throw new RangeError(`No split is given for line ${lineId}`);
  return split;
}

function partOf(itemId: string, available: Availability, lines: { lineId: string; split: LineSplit }[]) {
  const included = lines.filter(({ split }) => split[available] > 0);
  const expectedDay = available === "now" ? null : lastDay(included.map(({ split }) => split.expectedDay));
  return { itemId, available, expectedDay, lines: included.map(({ lineId, split }) => ({ lineId, quantity: split[available] })) };
}
