/** A page out of sight draws no picture; then this is long enough. */
const longestMilliseconds = 100;

/** Does the work when the picture that the present event leads to is on the screen, so that the picture never waits for it. */
export function afterPaint(work: () => void): void {
  const late = setTimeout(work, longestMilliseconds);
  requestAnimationFrame(() => {
    clearTimeout(late);
    setTimeout(work);
  });
}
