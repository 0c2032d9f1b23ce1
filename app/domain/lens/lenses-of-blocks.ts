import type { Lens } from "./choice";
import type { LensValues } from "./lens-values";
import type { LensField } from "./parameters";
import type { Block } from "./series";

/** Returns how many lenses the blocks list; a lens in two blocks counts twice. */
export function countListedLenses(blocks: readonly Block[]): number {
  return blocks.reduce(
    (sum, { values, packSizes }) => sum + Object.values(values).reduce((product, list) => product * list.length, packSizes.length),
    0,
  );
}

/** Yields every lens that the blocks make, block by block; a lens in two blocks is yielded twice. */
export function* lensesOfBlocks(blocks: readonly Block[]): Generator<Lens, void> {
  for (const { values, packSizes } of blocks) {
    const fields = Object.keys(values) as LensField[];
    for (const packSize of packSizes) for (const lens of combine(values, fields)) yield { values: lens, packSize };
  }
}

function* combine(values: Block["values"], [field, ...rest]: readonly LensField[]): Generator<LensValues, void> {
  if (field === undefined) yield {};
  else for (const value of values[field] ?? []) for (const others of combine(values, rest)) yield { [field]: value, ...others };
}
