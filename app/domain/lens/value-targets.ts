import type { LensField, LensValue } from "./lens-values";

/** Targets of the defaults (spec section 5): the nearest value that is made is offered first. */
const targets: Partial<Record<LensField, number>> = {
  power: -0.1,
  cylinder: -0.75,
  axis: 180,
  baseAxis: 180,
  addition: 1,
  lczSteep: 5,
  lczFlat: 0,
  slz: 0,
  pccz: 0,
};

/** Additions in words, the first that exists is the default. */
const additionWords: readonly LensValue[] = ["near", "low", "medium", "high"];

/** The value to aim at for a field that is not chosen; a field without a target in the specification takes its first value. */
export function targetOf(field: LensField, values: readonly LensValue[]): LensValue {
  if (field === "addition") {
    const word = additionWords.find((candidate) => values.includes(candidate));
    if (word !== undefined) return word;
  }
  return targets[field] ?? values[0] ?? 0;
}
