import { changeWindowEndsAt, changeWindowMinutes } from "../calendar/change-window-end";
import { permitted, refused, type Verdict } from "../verdict";
import type { OrderStatus } from "./status";

/**
 * Returns the time until which the practice may change or cancel an order: 30 minutes after placing it, or the cut-off that its promised
 * day depends on when that is earlier (D27); without a promised day only the former. The hand-over to the distributor waits until then.
 */
export function changeableUntil(placedAt: Date, cutOffAt: Date | null): Date {
  if (cutOffAt !== null) return changeWindowEndsAt(placedAt, cutOffAt);
  return new Date(placedAt.getTime() + changeWindowMinutes * 60_000);
}

export type PlacedOrder = {
  placedAt: Date;
  cutOffAt: Date | null;
  statuses: readonly OrderStatus[];
  /** Whether it is being handed over to the distributor, who may have it already. */
  isBeingHandedOver?: boolean;
};
export type ChangeVerdict = Verdict<{ until: Date }, "changeWindowClosed">;

/** Refuses to change or cancel an order once its window has ended, its hand-over has begun, or any part of it has moved on (D27). */
export function canChange(order: PlacedOrder, now: Date): ChangeVerdict {
  const until = changeableUntil(order.placedAt, order.cutOffAt);
  const isUntouched = order.statuses.every((status) => status === "OrderInitialized");
  return isUntouched && order.isBeingHandedOver !== true && now.getTime() < until.getTime()
    ? permitted
    : refused("changeWindowClosed", { until });
}
