type Rhythm = { everyMilliseconds: number; firstAfterMilliseconds?: number; onError: (error: unknown) => void };

/**
 * Does some work again and again, one round after the other; the first one after a pause too, or sooner. The answer stops it and waits
 * for the round that runs.
 */
export function repeat(
  work: () => Promise<unknown>,
  { everyMilliseconds, firstAfterMilliseconds = everyMilliseconds, onError }: Rhythm,
): () => Promise<void> {
  let stopped = false;
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> = Promise.resolve();
  const schedule = (afterMilliseconds: number) => {
    timer = setTimeout(() => {
      running = work()
        .then(() => {}, onError)
        .then(() => {
          if (!stopped) schedule(everyMilliseconds);
        });
    }, afterMilliseconds);
    timer.unref();
  };
  schedule(firstAfterMilliseconds);
  return async () => {
    stopped = true;
    clearTimeout(timer);
    await running;
  };
}
