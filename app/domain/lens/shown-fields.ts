import { allowedValues } from "./allowed-values";
import type { LensField } from "./parameters";
import type { MadeSeries } from "./series";
import { seriesFields } from "./series-fields";

/** Returns the parameters of which the series offers more than one value (D61), in the order of D17; only these are shown. */
export function shownFields(series: MadeSeries): LensField[] {
  const offered = allowedValues(series);
  return seriesFields(series).filter((field) => (offered[field]?.length ?? 0) > 1);
}
