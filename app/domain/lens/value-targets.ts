import type { LensValue } from "./lens-values";
import { type LensField, parameterOf } from "./parameters";

/** Additions in words; the first one that exists is the default. */
const additionWords: readonly LensValue[] = ["near", "low", "medium", "high"];

/** Returns the target for the default of a field; a field without a target in the specification takes its first value. */
export function targetOf(field: LensField, values: readonly LensValue[]): LensValue {
  if (field === "addition") {
    const word = additionWords.find((candidate) => values.includes(candidate));
    if (word !== undefined) return word;
  }
  return parameterOf(field).target ?? values[0] ?? 0;
}
