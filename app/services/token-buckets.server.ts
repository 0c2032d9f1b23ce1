/** Rate limits by key. */
export type TokenBuckets = {
  /**
   * Takes a token; returns 0, or the seconds until the next one. When several processes share the limit, each takes as many tokens at a
   * time.
   */
  readonly take: (key: string, processes?: number) => number;
};

type Bucket = { tokens: number; filledAt: number };

const millisecondsPerSecond = 1000;

/**
 * Returns buckets of `perSecond` tokens that refill evenly, in the memory of this process. Time is the process's own, because a limit is
 * about real load. Holds at most `keysMax` keys: full buckets are dropped first, then the oldest.
 */
export function createTokenBuckets(
  { perSecond, keysMax = 10_000 }: { perSecond: number; keysMax?: number },
  elapsed = () => performance.now(),
): TokenBuckets {
  const buckets = new Map<string, Bucket>();

  const filled = (bucket: Bucket, at: number, most = perSecond) =>
    Math.min(most, bucket.tokens + ((at - bucket.filledAt) / millisecondsPerSecond) * perSecond);

  const makeRoom = (at: number) => {
    for (const [key, bucket] of buckets) if (filled(bucket, at) >= perSecond) buckets.delete(key);
    for (const key of buckets.keys()) {
      if (buckets.size < keysMax) return;
      buckets.delete(key);
    }
  };

  return {
    take: (key, processes = 1) => {
      const at = elapsed();
      const most = Math.max(perSecond, processes);
      const known = buckets.get(key);
      if (!known && buckets.size >= keysMax) makeRoom(at);
      const tokens = known ? filled(known, at, most) : most;
      const isTaken = tokens >= processes;
      buckets.set(key, { tokens: isTaken ? tokens - processes : tokens, filledAt: at });
      return isTaken ? 0 : (processes - tokens) / perSecond;
    },
  };
}
