/** A browser that is always busy, or draws nothing, is not waited for longer. */
const patienceMilliseconds = 3000;

/** Resolves when the browser has nothing else to do, or after 3 seconds. Browsers without that notion wait a moment instead. */
export function whenIdle(): Promise<void> {
  return new Promise((resolve) => {
    if ("requestIdleCallback" in window) requestIdleCallback(() => resolve(), { timeout: patienceMilliseconds });
    else setTimeout(resolve, 200);
  });
}
