/** Lets each key do something a few times a second. */
export type TokenBuckets = {
  /** Takes a token; answers 0, or after how many seconds there is one again. */
  readonly take: (key: string) => number;
};

type Bucket = { tokens: number; filledAt: number };

const millisecondsPerSecond = 1000;

/**
 * Buckets of `perSecond` tokens that fill up evenly, in the memory of this process. Time is the process's own, because a limit is
 * about real load. Holds at most `keysMax` keys: full buckets are forgotten first, then the oldest.
 */
export function createTokenBuckets(
  { perSecond, keysMax = 10_000 }: { perSecond: number; keysMax?: number },
  elapsed = () => performance.now(),
): TokenBuckets {
  const buckets = new Map<string, Bucket>();

  const filled = (bucket: Bucket, at: number) =>
    Math.min(perSecond, bucket.tokens + ((at - bucket.filledAt) / millisecondsPerSecond) * perSecond);

  const makeRoom = (at: number) => {
    for (const [key, bucket] of buckets) if (filled(bucket, at) >= perSecond) buckets.delete(key);
    for (const key of buckets.keys()) {
      if (buckets.size < keysMax) return;
      buckets.delete(key);
    }
  };

  return {
    take: (key) => {
      const at = elapsed();
      const known = buckets.get(key);
      if (!known && buckets.size >= keysMax) makeRoom(at);
      const tokens = known ? filled(known, at) : perSecond;
      const taken = tokens >= 1;
      buckets.set(key, { tokens: taken ? tokens - 1 : tokens, filledAt: at });
      return taken ? 0 : (1 - tokens) / perSecond;
    },
  };
}
