import { allowedValues } from "./allowed-values";
import type { Choice } from "./choice";
import { defaultValue } from "./default-values";
import type { LensValue } from "./lens-values";
import type { LensField } from "./parameters";
import type { Series } from "./series";
import { seriesFields } from "./series-fields";
import { shownFields } from "./shown-fields";

/** quarters: rows are whole dioptres; cylinder, addition: rows are powers, columns are that field. */
export type GridLayout = "quarters" | "cylinder" | "addition";

/** A field that is chosen outside the grid, because it is neither row nor column. */
export type GridChooser = { field: LensField; values: readonly LensValue[]; chosen: LensValue };

/** Returns the layout of a series: cylinder columns for toric, addition columns for multifocal, quarter dioptres for all others. */
export function gridLayout(series: Series): GridLayout {
  const fields = seriesFields(series);
  if (fields.includes("cylinder")) return "cylinder";
  return fields.includes("addition") ? "addition" : "quarters";
}

/**
 * Returns what is chosen outside the grid: every field with several values that is neither row nor column (axis of a toric series; base
 * curve, diameter, colour, zones). A chosen value is used where it is made, else the default (D17).
 */
export function gridChoosers(series: Series, chosen: Choice): GridChooser[] {
  const selected: Choice = { packSize: chosen.packSize };
  const choosers: GridChooser[] = [];
  for (const field of chooserFields(series)) {
    const values = allowedValues(series, selected)[field] ?? [];
    const wanted = chosen[field];
    const value = wanted !== undefined && values.includes(wanted) ? wanted : defaultValue(field, values);
    if (value === null) continue;
    selected[field] = value;
    choosers.push({ field, values, chosen: value });
  }
  return choosers;
}

function chooserFields(series: Series): LensField[] {
  const onGrid: Record<GridLayout, LensField[]> = {
    quarters: ["power"],
    cylinder: ["power", "cylinder"],
    addition: ["power", "addition", "design"],
  };
  return shownFields(series).filter((field) => !onGrid[gridLayout(series)].includes(field));
}
