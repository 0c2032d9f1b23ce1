import type { Choice, ChoiceField } from "./choice";
import type { LensValue } from "./lens-values";
import type { Block } from "./series";

/** Does the block hold this value of this field? A field that the block does not list holds nothing (D14). */
export function blockHolds(block: Block, field: ChoiceField, value: LensValue): boolean {
  const list: readonly LensValue[] | undefined = field === "packSize" ? block.packSizes : block.values[field];
  return list?.includes(value) ?? false;
}

/** Does the block hold everything chosen so far, so that the choice can be completed within it? */
export function blockFits(block: Block, choice: Choice): boolean {
  return chosenFields(choice).every((field) => blockHolds(block, field, choice[field] as LensValue));
}

/** The fields that are chosen. */
export function chosenFields(choice: Choice): ChoiceField[] {
  return (Object.keys(choice) as ChoiceField[]).filter((field) => choice[field] !== undefined);
}
