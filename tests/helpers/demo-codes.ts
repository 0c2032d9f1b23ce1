import { ilSeries, krSeries } from "~/demo/catalogue/demo-series";
import { solutions } from "~/demo/catalogue/solutions";
import type { LensValues } from "~/domain/lens/lens-values";
import { gtinOf } from "~/domain/product/lens-gtin";

/** The code on the box of one lens of the demonstration's catalogue (D15). */
export function codeOfLens(seriesId: string, values: LensValues, packSize: number): string {
  const series = [...ilSeries, ...krSeries].find(({ id }) => id === seriesId);
  const gtin = series ? gtinOf(series, values, packSize) : null;
  if (gtin === null) throw new Error(`${seriesId} is not made so`);
  return gtin;
}

/** MyDay -3.25 in the pack of 90, which both markets have. */
export const codeOfMyday = (market: string) => codeOfLens(`${market}-myday`, { power: -3.25, baseCurve: 8.4, diameter: 14.2 }, 90);

/** The code of a solution. */
export function codeOfSolution(solutionId: string): string {
  return solutions.find(({ id }) => id === solutionId)?.gtin ?? "";
}
