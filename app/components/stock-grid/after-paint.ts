/** Maximum wait in milliseconds: a hidden page paints no frames. */
const longestMilliseconds = 100;

/** Runs the work after the next frame has been painted, so that it delays neither that frame nor, if it is short, the next key. */
export function afterPaint(work: () => void): void {
  let isDone = false;
  const once = () => {
    if (isDone) return;
    isDone = true;
    clearTimeout(late);
    work();
  };
  const late = setTimeout(once, longestMilliseconds);
  requestAnimationFrame(() => setTimeout(once));
}
