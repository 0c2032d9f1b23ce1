/** Maximum wait for a browser that is always busy, or paints nothing. */
const patienceMilliseconds = 3000;

/** Resolves when the browser is idle, or after 3 seconds. Browsers without idle callbacks wait briefly instead. */
export function whenIdle(): Promise<void> {
  return new Promise((resolve) => {
    if ("requestIdleCallback" in window) requestIdleCallback(() => resolve(), { timeout: patienceMilliseconds });
    else setTimeout(resolve, 200);
  });
}
