/** Tolerated difference between clocks (D52). */
const toleranceMilliseconds = 5 * 60_000;

/** Returns the latest possible start of anything that has begun; a later one means that a clock was set back since (D52). */
export function latestStart(now: Date): Date {
  return new Date(now.getTime() + toleranceMilliseconds);
}

/** Returns the latest possible end of anything that lasts this long; a later one means that a clock was set back since (D52). */
export function latestEnd(now: Date, lifeMilliseconds: number): Date {
  return new Date(latestStart(now).getTime() + lifeMilliseconds);
}

/** Whether a start is not in the future, apart from the tolerated difference between clocks (D52). */
export function hasBegun(startedAt: Date, now: Date): boolean {
  return startedAt <= latestStart(now);
}
