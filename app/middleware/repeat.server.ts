/** Does some work again and again, one round after the other. The answer stops it and waits for the round that runs. */
export function repeat(
  work: () => Promise<unknown>,
  { everyMilliseconds, onError }: { everyMilliseconds: number; onError: (error: unknown) => void },
): () => Promise<void> {
  let stopped = false;
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> = Promise.resolve();
  const schedule = () => {
    timer = setTimeout(() => {
      running = work()
        .then(() => {}, onError)
        .then(() => {
          if (!stopped) schedule();
        });
    }, everyMilliseconds);
    timer.unref();
  };
  schedule();
  return async () => {
    stopped = true;
    clearTimeout(timer);
    await running;
  };
}
