import { changeWindowEndsAt, changeWindowMinutes } from "../calendar/change-window-end";
import { permitted, refused, type Verdict } from "../verdict";
import type { OrderStatus } from "./status";

/**
 * Until when the practice may change or cancel an order: 30 minutes after placing it, or the cut-off its promised day
 * rests on when that comes first (D27); only the former for what is promised no day. The hand-over to the distributor waits for this moment.
 */
export function changeableUntil(placedAt: Date, cutOffAt: Date | null): Date {
  if (cutOffAt !== null) return changeWindowEndsAt(placedAt, cutOffAt);
  return new Date(placedAt.getTime() + changeWindowMinutes * 60_000);
}

export type PlacedOrder = { placedAt: Date; cutOffAt: Date | null; statuses: readonly OrderStatus[] };
export type ChangeVerdict = Verdict<{ until: Date }, "changeWindowClosed">;

/** May the practice change or cancel this order now? Only before its window ends, while no part of it has moved on (D27). */
export function canChange(order: PlacedOrder, now: Date): ChangeVerdict {
  const until = changeableUntil(order.placedAt, order.cutOffAt);
  const isUntouched = order.statuses.every((status) => status === "OrderInitialized");
  return isUntouched && now.getTime() < until.getTime() ? permitted : refused("changeWindowClosed", { until });
}
