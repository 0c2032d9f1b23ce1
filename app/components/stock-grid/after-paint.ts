/** The work never waits longer: a hidden page paints no frames. */
const longestMilliseconds = 100;

/** Runs the work once the next frame is painted, so that it delays neither that frame nor, as far as it is short, the next key. */
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
