type Rhythm = { everyMilliseconds: number; firstAfterMilliseconds?: number; onError: (error: unknown) => void };

/**
 * Repeats some work, one round after another, with a pause before each; the first pause may be shorter. The returned function stops it and
 * waits for the current round.
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
