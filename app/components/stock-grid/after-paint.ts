/** A hidden page paints no frames; then the work runs after this long. */
const longestMilliseconds = 100;

/** Runs the work after the next frame is painted, so that it never delays the frame. */
export function afterPaint(work: () => void): void {
  const late = setTimeout(work, longestMilliseconds);
  requestAnimationFrame(() => {
    clearTimeout(late);
    setTimeout(work);
  });
}
