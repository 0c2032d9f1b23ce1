import type { Solution } from "../lens/series";
import { beginsWords, type SeriesFilter } from "./browse-series";

/** A solution with the practice's settings for it. */
export type BrowsedSolution = { solution: Solution; isFavourite: boolean };

/** Whether a solution passes the filter of the catalogue (D59), of which kinds and modalities are of lenses only. */
export function passesSolutionFilter(
  { solution, isFavourite }: BrowsedSolution,
  filter: Pick<SeriesFilter, "searchTerm" | "manufacturerName" | "isFavourite">,
): boolean {
  const { name, displayName, manufacturerName } = solution;
  if (filter.isFavourite && !isFavourite) return false;
  if (filter.manufacturerName && manufacturerName !== filter.manufacturerName) return false;
  return beginsWords(`${name} ${displayName} ${manufacturerName}`, filter.searchTerm ?? "");
}
