import { allowedValues } from "./allowed-values";
import type { Choice } from "./choice";
import type { MadeSeries } from "./series";
import { seriesFields } from "./series-fields";

/** Returns the choice completed with every field, pack included, that has only one value left. Chosen values stay. */
export function completeValues(series: MadeSeries, chosen: Choice): Choice {
  const offered = allowedValues(series, chosen);
  const complete: Choice = { ...chosen };
  for (const field of seriesFields(series)) {
    if (complete[field] === undefined && offered[field]?.length === 1) complete[field] = offered[field][0];
  }
  if (complete.packSize === undefined && offered.packSize.length === 1) complete.packSize = offered.packSize[0];
  return complete;
}
