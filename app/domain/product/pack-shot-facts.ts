import type { Series, SeriesKind, Solution } from "../lens/series";

/** The data that the drawing of a product needs; names and lines are printed on the box, the same in every language. */
export type PackShotContent = {
  name: string;
  line: string;
  packSize: number;
  kind: SeriesKind;
  tone: Series["imageTone"];
  bottle: boolean;
};

/** Returns the drawing of a series in a pack, the smallest by default; null when there is no such pack. */
export function seriesPackShot(series: Series, packSize: number | null): PackShotContent | null {
  const packs = series.rxParameterRestrictions.flatMap((block) => block.packSizes);
  const shown = packSize ?? Math.min(...packs);
  if (!packs.includes(shown)) return null;
  const { kind, imageTone: tone, trial, modality } = series;
  const name = series.privateLabel ?? (trial ? series.displayName.replace(/ trial lenses$/, "") : series.displayName);
  const lenses = shown === 1 ? "1 lens" : `${shown} lenses`;
  const line = trial ? "trial" : modality === "daily" && shown > 12 ? "daily" : lenses;
  return { name, line, packSize: shown, kind, tone, bottle: false };
}

/** Returns the drawing of a solution: a bottle with its volume. */
export function solutionPackShot({ displayName, volumeMillilitres, packSize, imageTone: tone }: Solution): PackShotContent {
  const line = `${volumeMillilitres} ml`;
  return { name: displayName.replace(` ${line}`, ""), line, packSize, kind: "sphere", tone, bottle: true };
}
