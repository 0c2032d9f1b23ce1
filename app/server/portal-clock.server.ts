import { repeat } from "./repeat.server";

const everyMilliseconds = 60_000;

type ClockSource = {
  /** Returns the time of the database's clock. */
  askNow: () => Promise<Date>;
  /** A fixed time, for tests. */
  fixed: Date | null;
  onError: (error: unknown) => void;
};

/**
 * Returns a clock that follows the database's (D52), so that all processes agree on the time. The database is asked at start and every
 * minute; in between, and while it does not answer, time is measured by the monotonic clock of this process, which nobody can set.
 */
export async function openPortalClock({ askNow, fixed, onError }: ClockSource): Promise<{ now: () => Date; close: () => Promise<void> }> {
  if (fixed) return { now: () => fixed, close: () => Promise.resolve() };
  let reading = await askTime(askNow);
  const askAgain = async () => {
    reading = await askTime(askNow);
  };
  const stop = repeat(askAgain, { everyMilliseconds, onError });
  return { now: () => new Date(reading.databaseMs + performance.now() - reading.monotonicMs), close: stop };
}

/** Returns the database's time, and the monotonic time of this process halfway between question and answer. */
async function askTime(askNow: ClockSource["askNow"]): Promise<{ databaseMs: number; monotonicMs: number }> {
  const askedMs = performance.now();
  const now = await askNow();
  return { databaseMs: now.getTime(), monotonicMs: (askedMs + performance.now()) / 2 };
}
