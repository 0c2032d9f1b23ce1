type Fetch = typeof fetch;

/** Between two tries; the return of the line ends the pause. */
const pauseMilliseconds = 2000;

let waitingQuantity = 0;

/**
 * Asks again until there is an answer, for what React Router asks of the server's pages (`.data`): a request that cannot reach the
 * server would take the page away with all that is typed. Forms carry the ids of what they make, so sending one again is safe.
 */
export function fetchUntilAnswered(ask: Fetch): Fetch {
  return async (input, init) => {
    for (;;) {
      try {
        return await ask(input, init);
      } catch (error) {
        if (!(input instanceof URL && input.pathname.endsWith(".data")) || init?.signal?.aborted) throw error;
        await pause(init?.signal);
      }
    }
  };
}

/** Is there a line, and does the server answer, as far as the browser knows? */
export const isConnected = () => navigator.onLine && waitingQuantity === 0;

/** Calls `changed` when that may have changed, until the answered function is called. */
export function followConnection(changed: () => void): () => void {
  for (const name of events) addEventListener(name, changed);
  return () => {
    for (const name of events) removeEventListener(name, changed);
  };
}

const events = ["online", "offline", "connection"] as const;

async function pause(signal: AbortSignal | null | undefined): Promise<void> {
  setWaiting(1);
  await new Promise<void>((resume) => {
    const end = () => {
      clearTimeout(timer);
      removeEventListener("online", end);
      signal?.removeEventListener("abort", end);
      resume();
    };
    const timer = setTimeout(end, pauseMilliseconds);
    addEventListener("online", end);
    signal?.addEventListener("abort", end);
  });
  setWaiting(-1);
}

function setWaiting(change: number): void {
  waitingQuantity += change;
  dispatchEvent(new Event("connection"));
}
