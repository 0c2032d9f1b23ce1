/** Resolves when the browser has nothing else to do. Browsers without that notion wait a moment instead. */
export function whenIdle(): Promise<void> {
  return new Promise((resolve) => {
    if ("requestIdleCallback" in window) requestIdleCallback(() => resolve());
    else setTimeout(resolve, 200);
  });
}
