import { canBeCompleted } from "./lens-exists";
import { type LensValues, prescriptionFields } from "./lens-values";
import type { Series } from "./series";

/**
 * Returns active series that do make what this one does not: of the same kind, revenue or trial alike, with the chosen power, cylinder,
 * axis and addition. Those of the same manufacturer and modality come first; otherwise the given order is kept.
 */
export function otherSeriesMaking(all: readonly Series[], series: Series, chosen: LensValues): Series[] {
  const wanted = Object.fromEntries(prescriptionFields.map((field) => [field, chosen[field]]));
  const closeness = (other: Series) =>
    Number(other.manufacturerName === series.manufacturerName) * 2 + Number(other.modality === series.modality);
  return all
    .filter((other) => other.id !== series.id && other.edition === series.edition && other.active)
    .filter((other) => other.kind === series.kind && other.trial === series.trial && canBeCompleted(other, wanted))
    .sort((a, b) => closeness(b) - closeness(a));
}
