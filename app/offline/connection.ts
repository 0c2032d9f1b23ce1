/** Between two tries, longer with each; the return of the connection and `tryNow` end the pause. */
const pausesMilliseconds = [2000, 3000];
const longestPauseMilliseconds = 5000;

/** After so long without an answer the connection counts as lost, although nothing has failed. */
const silenceMilliseconds = 10_000;

let waitingQuantity = 0;

/** Is there a connection, and does the server answer, as far as the browser knows? */
export const isConnected = () => navigator.onLine && waitingQuantity === 0;

/** Calls `changed` when that may have changed, until the returned function is called. */
export function followConnection(changed: () => void): () => void {
  for (const name of events) addEventListener(name, changed);
  return () => {
    for (const name of events) removeEventListener(name, changed);
  };
}

const events = ["online", "offline", "connection"] as const;

/** Ends the pauses of all that waits for the connection. */
export const tryNow = () => dispatchEvent(new Event("try-now"));

/**
 * Calls `attempt` until it returns an answer. A number says that there was none, and how many seconds to wait at least. Meanwhile the
 * connection counts as lost.
 */
export async function retryUntilAnswered<T>(attempt: () => Promise<T | number>, signal?: AbortSignal | null): Promise<T> {
  let isLost = false;
  const lose = () => {
    if (!isLost) setWaiting(1);
    isLost = true;
  };
  const silence = setTimeout(lose, silenceMilliseconds);
  try {
    for (let tries = 0; ; tries += 1) {
      const answer = await attempt();
      if (typeof answer !== "number") return answer;
      lose();
      await pause(Math.max(answer * 1000, pausesMilliseconds[tries] ?? longestPauseMilliseconds), signal);
    }
  } finally {
    clearTimeout(silence);
    if (isLost) setWaiting(-1);
  }
}

/** Calls `load` until it succeeds: a script that could not be fetched is asked for again. */
export const retryUntilLoaded = <T extends object>(load: () => Promise<T>): Promise<T> =>
  retryUntilAnswered<T>(() => load().catch(() => 0));

async function pause(milliseconds: number, signal: AbortSignal | null | undefined): Promise<void> {
  await new Promise<void>((resume) => {
    const ended = new AbortController();
    const end = () => {
      clearTimeout(timer);
      ended.abort();
      resume();
    };
    const timer = setTimeout(end, milliseconds);
    for (const name of ["online", "try-now"]) addEventListener(name, end, { signal: ended.signal });
    signal?.addEventListener("abort", end, { signal: ended.signal });
  });
}

function setWaiting(change: number): void {
  waitingQuantity += change;
  dispatchEvent(new Event("connection"));
}
