const firstMilliseconds = 1000;
const longestMilliseconds = 8000;

/** A longer `Retry-After` is not waited for; much longer ones would be over at once, because timers count milliseconds in 31 bits. */
const longestAskedSeconds = 60 * 60;

/** What a pause depends on: the number of earlier tries, a random number below 1, and `Retry-After` in seconds. */
export type Tried = { tries: number; random: number; retryAfterSeconds: number };

/**
 * Returns the milliseconds until the next try: doubled each time up to 8 seconds, half of it random so that many clients that lost the same
 * connection do not return at once, and never less than the server asked for, up to an hour.
 */
export function pauseBeforeNextTry({ tries, random, retryAfterSeconds }: Tried): number {
  const ceiling = Math.min(longestMilliseconds, firstMilliseconds * 2 ** Math.min(tries, 16));
  return Math.max(Math.min(retryAfterSeconds, longestAskedSeconds) * 1000, (ceiling / 2) * (1 + random));
}

/** Returns the milliseconds to wait when the connection returns: random within a second, for the same reason. */
export const pauseAtReturn = (random: number): number => random * 1000;
