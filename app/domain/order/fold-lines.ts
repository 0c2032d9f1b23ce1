type FoldableLine = { eye: "right" | "left" | null; seriesId: string | null; packSize: number };

/** Lines that are shown as one: `key` names the product, `lines` has at least one. */
export type LineFold<L> = { key: string; lines: L[] };

/**
 * The lines of a group with the powers of one product in one pack together, in the order of their first lines. What is for an eye
 * and what is no lens stays by itself.
 */
export function foldLines<L extends FoldableLine & { id: string }>(lines: readonly L[]): LineFold<L>[] {
  const folds = new Map<string, L[]>();
  for (const line of lines) {
    const key = line.eye === null && line.seriesId !== null ? `${line.seriesId} ${line.packSize}` : line.id;
    folds.set(key, [...(folds.get(key) ?? []), line]);
  }
  return [...folds].map(([key, folded]) => ({ key, lines: folded }));
}
