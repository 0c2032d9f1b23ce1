import { pauseAtReturn, pauseBeforeNextTry } from "./back-off";

/** Without a response for this long, the connection counts as lost even if nothing has failed. */
const silenceMilliseconds = 10_000;

/** A connection with a slower response counts as slow. */
const slowMilliseconds = 3000;

let waitingQuantity = 0;
let isSlow = false;

/** The quality of the connection, as far as the browser knows. */
export type ConnectionState = "online" | "slow" | "offline";

/** Returns the present state of the connection. */
export function connectionState(): ConnectionState {
  if (!isConnected()) return "offline";
  return isSlow ? "slow" : "online";
}

/** Whether there is a connection and the server responds, as far as the browser knows. */
export const isConnected = () => navigator.onLine && waitingQuantity === 0;

/** Calls `changed` when that may have changed, until the returned function is called. */
export function followConnection(changed: () => void): () => void {
  for (const name of events) addEventListener(name, changed);
  return () => {
    for (const name of events) removeEventListener(name, changed);
  };
}

const events = ["online", "offline", "connection"] as const;

/** The event of the window when the page continues without a script. */
export const scriptMissing = "script-missing";

/** The event of the window when a person does not want to wait. */
export const tryingNow = "try-now";

/** Ends the current pauses, so that everything that waits for the connection is retried now. */
export const tryNow = () => dispatchEvent(new Event(tryingNow));

/**
 * Calls `attempt` until it returns a response. A number means that there was none, and is the minimum number of seconds to wait. Meanwhile
 * the connection counts as lost.
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
      const answer = await timed(attempt);
      if (typeof answer !== "number") return answer;
      lose();
      await pause(pauseBeforeNextTry({ tries, random: Math.random(), retryAfterSeconds: answer }), signal);
    }
  } finally {
    clearTimeout(silence);
    if (isLost) setWaiting(-1);
  }
}

/** Calls `attempt`, and records whether its response was slow. */
async function timed<T>(attempt: () => Promise<T | number>): Promise<T | number> {
  const began = performance.now();
  const late = setTimeout(setSlow, slowMilliseconds, true);
  const answer = await attempt().finally(() => clearTimeout(late));
  if (typeof answer !== "number" && performance.now() - began < slowMilliseconds) setSlow(false);
  return answer;
}

/**
 * Calls `load` until it succeeds: a script that could not be fetched is requested again. Never returns when the page continues without the
 * script: the server no longer has it, because it has a newer version, or it has not arrived for too long (D76).
 */
export async function retryUntilLoaded<T extends object>(load: () => Promise<T>): Promise<T> {
  // The server also loads what a page shows.
  const tries = globalThis.window?.portalScripts?.tries(load);
  const loaded = await retryUntilAnswered<T | null>(tries?.attempt ?? (() => load().catch(() => 0)));
  tries?.end();
  if (loaded) return loaded;
  dispatchEvent(new Event(scriptMissing));
  return new Promise(() => {});
}

/** Waits, unless `signal` ends that; "try now" ends it too, and soon after the return of the connection it is over. */
export async function pause(milliseconds: number, signal: AbortSignal | null | undefined): Promise<void> {
  if (signal?.aborted) return;
  await new Promise<void>((resume) => {
    const ended = new AbortController();
    const end = () => {
      clearTimeout(timer);
      ended.abort();
      resume();
    };
    let timer = setTimeout(end, milliseconds);
    const endSoon = () => {
      clearTimeout(timer);
      timer = setTimeout(end, pauseAtReturn(Math.random()));
    };
    addEventListener("online", endSoon, { signal: ended.signal });
    addEventListener(tryingNow, end, { signal: ended.signal });
    signal?.addEventListener("abort", end, { signal: ended.signal });
  });
}

function setSlow(slow: boolean): void {
  if (slow === isSlow) return;
  isSlow = slow;
  dispatchEvent(new Event("connection"));
}

function setWaiting(change: number): void {
  waitingQuantity += change;
  dispatchEvent(new Event("connection"));
}
