/** Minutes after placing in which the practice may change or cancel an order. */
export const changeWindowMinutes = 30;

/**
 * Returns the instant until which an order can be changed or cancelled (D27): half an hour after placing, but not later than its cut-off.
 */
export function changeWindowEndsAt(placedAt: Date, cutOffAt: Date): Date {
  return new Date(Math.min(placedAt.getTime() + changeWindowMinutes * 60_000, cutOffAt.getTime()));
}
