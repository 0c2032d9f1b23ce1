/** How far clocks may differ (D52). */
const toleranceMilliseconds = 5 * 60_000;

/** The latest moment at which anything can have begun: what begins later than now was begun before a clock was set back (D52). */
export function latestStart(now: Date): Date {
  return new Date(now.getTime() + toleranceMilliseconds);
}

/** The latest end of anything that lasts this long: what ends later was begun before a clock was set back (D52). */
export function latestEnd(now: Date, lifeMilliseconds: number): Date {
  return new Date(latestStart(now).getTime() + lifeMilliseconds);
}

/** Had it begun by now, as far as clocks can differ (D52)? */
export function hasBegun(startedAt: Date, now: Date): boolean {
  return startedAt <= latestStart(now);
}
