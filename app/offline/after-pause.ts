/** Runs the work after a pause; the returned function cancels it. */
export function afterPause(work: () => void, milliseconds: number): () => void {
  const timer = setTimeout(work, milliseconds);
  return () => clearTimeout(timer);
}
