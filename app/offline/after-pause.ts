/** Does the work after a pause, unless what is returned calls it off before. */
export function afterPause(work: () => void, milliseconds: number): () => void {
  const timer = setTimeout(work, milliseconds);
  return () => clearTimeout(timer);
}
