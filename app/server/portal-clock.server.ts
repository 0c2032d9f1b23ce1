import { repeat } from "./repeat.server";

const everyMilliseconds = 60_000;

type Asked = {
  /** The database's clock. */
  askNow: () => Promise<Date>;
  /** A fixed moment, for tests. */
  fixed: Date | null;
  onError: (error: unknown) => void;
};

/**
 * The present moment by the clock of the database (D52), so that every process means the same by it. It is asked at the start and every
 * minute; between, and while it does not answer, time is counted by a clock of this process that nobody can set.
 */
export async function openPortalClock({ askNow, fixed, onError }: Asked): Promise<{ now: () => Date; close: () => Promise<void> }> {
  if (fixed) return { now: () => fixed, close: () => Promise.resolve() };
  let told = await ask(askNow);
  const askAgain = async () => {
    told = await ask(askNow);
  };
  const stop = repeat(askAgain, { everyMilliseconds, onError });
  return { now: () => new Date(told.atMs + performance.now() - told.countedMs), close: stop };
}

/** What the database told, and what this process had counted in the middle between question and answer. */
async function ask(askNow: Asked["askNow"]): Promise<{ atMs: number; countedMs: number }> {
  const askedMs = performance.now();
  const now = await askNow();
  return { atMs: now.getTime(), countedMs: (askedMs + performance.now()) / 2 };
}
