import { allowedValues } from "./allowed-values";
import type { LensField } from "./lens-values";
import type { Series } from "./series";
import { seriesFields } from "./series-fields";

/** A parameter is shown only when the series offers more than one value of it (spec section 3), in the order of D17. */
export function shownFields(series: Series): LensField[] {
  const offered = allowedValues(series);
  return seriesFields(series).filter((field) => (offered[field]?.length ?? 0) > 1);
}
