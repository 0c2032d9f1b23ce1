type FoldableLine = { eye: "right" | "left" | null; seriesId: string | null; packSize: number };

/** Lines that are shown as one: `key` identifies the product; `lines` has at least one. */
export type LineFold<L> = { key: string; lines: L[] };

/** Groups the lines by product and pack, in the order of their first lines. Lines for an eye and solutions are not grouped. */
export function foldLines<L extends FoldableLine & { id: string }>(lines: readonly L[]): LineFold<L>[] {
  const folds = new Map<string, L[]>();
  for (const line of lines) {
    const key = line.eye === null && line.seriesId !== null ? `${line.seriesId} ${line.packSize}` : line.id;
    folds.set(key, [...(folds.get(key) ?? []), line]);
  }
  return [...folds].map(([key, folded]) => ({ key, lines: folded }));
}
