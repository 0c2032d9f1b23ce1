import { blockFits } from "./block-fits";
import type { Choice } from "./choice";
import type { LensValues } from "./lens-values";
import type { LensField } from "./parameters";
import type { Block, MadeSeries } from "./series";

/**
 * Whether this lens is made in this pack (D14). Some block must have every value and the pack, and the values must name every field of that
 * block: a toric lens without an axis is not a lens yet.
 */
export function lensExists(series: MadeSeries, values: LensValues, packSize: number): boolean {
  const choice: Choice = { ...values, packSize };
  return series.rxParameterRestrictions.some((block) => blockFits(block, choice) && namesEveryField(block, values));
}

/** Whether the choice can still be completed to a lens that is made. An empty choice can when the series has a block. */
export function canBeCompleted(series: MadeSeries, choice: Choice): boolean {
  return series.rxParameterRestrictions.some((block) => blockFits(block, choice));
}

function namesEveryField(block: Block, values: LensValues): boolean {
  return (Object.keys(block.values) as LensField[]).every((field) => values[field] !== undefined);
}
