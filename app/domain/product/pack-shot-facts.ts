import type { Series, SeriesKind, Solution } from "../lens/series";

/** What the drawing of a product needs to know; names and lines are print on a box, the same in every language. */
export type PackShotContent = {
  name: string;
  line: string;
  packSize: number;
  kind: SeriesKind;
  tone: Series["imageTone"];
  bottle: boolean;
};

/** The drawing of a series in one of its packs, the smallest when none is named; null when it is not packed so. */
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

/** The drawing of a solution: a bottle with its content. */
export function solutionPackShot({ displayName, volumeMillilitres, packSize, imageTone: tone }: Solution): PackShotContent {
  const line = `${volumeMillilitres} ml`;
  return { name: displayName.replace(` ${line}`, ""), line, packSize, kind: "sphere", tone, bottle: true };
}
