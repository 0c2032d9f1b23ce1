/** The work never waits longer: also in a hidden page, which paints no frames. */
const longestMilliseconds = 100;

/** Runs the work once the next frame is painted and the browser is idle, so that it delays neither that frame nor the next key. */
export function afterPaint(work: () => void): void {
  let isDone = false;
  const once = () => {
    if (isDone) return;
    isDone = true;
    clearTimeout(late);
    work();
  };
  const late = setTimeout(once, longestMilliseconds);
  requestAnimationFrame(() => {
    if ("requestIdleCallback" in window) requestIdleCallback(once);
    else setTimeout(once);
  });
}
