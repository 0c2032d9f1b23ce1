import type { Choice, Lens } from "./choice";
import { fieldDistance } from "./field-distance";
import type { LensValue, LensValues } from "./lens-values";
import { nearestValue } from "./nearest-value";
import { type LensField, lensFields, parameterOf } from "./parameters";
import type { Block, Series } from "./series";
import { targetOf } from "./value-targets";

type Candidate = Lens & { distance: number; size: number };

/** The penalty for a different word, a missing parameter or another pack: more than any step of a number. */
const differenceOfKind = 100;

/** The step of fields without one in the table; one step of any field counts the same. */
const usualStep = 0.25;

/**
 * Returns the lens of the series nearest to what is wanted: least sum of distances in steps; a tie goes to the smaller sum of absolute
 * values, then to the earlier block. Fields that are not wanted get their default (D17). Null without blocks.
 */
export function nearestLens(series: Series, wanted: Choice): Lens | null {
  let best: Candidate | null = null;
  for (const block of series.rxParameterRestrictions) {
    const candidate = nearestInBlock(block, wanted);
    if (
      candidate &&
      (!best || candidate.distance < best.distance || (candidate.distance === best.distance && candidate.size < best.size))
    ) {
      best = candidate;
    }
  }
  return best && { values: best.values, packSize: best.packSize };
}

function nearestInBlock(block: Block, wanted: Choice): Candidate | null {
  const values: LensValues = {};
  let distance = 0;
  for (const field of lensFields) {
    const want = wanted[field];
    const list = block.values[field];
    if (!list) {
      distance += want === undefined ? 0 : differenceOfKind;
      continue;
    }
    const value = want === undefined ? nearestValue(list, targetOf(field, list)) : nearestValue(list, want, field);
    if (value === null) return null;
    values[field] = value;
    distance += want === undefined ? 0 : stepsApart(field, value, want);
  }
  const packSize = nearestValue(block.packSizes, wanted.packSize ?? 0, "packSize");
  if (typeof packSize !== "number") return null;
  if (wanted.packSize !== undefined && wanted.packSize !== packSize) distance += differenceOfKind;
  return { values, packSize, distance, size: sizeOf(values) };
}

function stepsApart(field: LensField, value: LensValue, want: LensValue): number {
  const distance = fieldDistance(field, value, want);
  return distance === null ? differenceOfKind : distance / ((parameterOf(field).step ?? usualStep) * 100);
}

function sizeOf(values: LensValues): number {
  return Object.values(values).reduce<number>((sum, value) => sum + (typeof value === "number" ? Math.abs(value) : 0), 0);
}
