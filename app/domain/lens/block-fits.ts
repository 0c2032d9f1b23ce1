import type { Choice, ChoiceField } from "./choice";
import type { LensValue } from "./lens-values";
import type { Block } from "./series";

/** Whether the block has this value of this field; it has no value of a field that it does not list (D14). */
export function blockHolds(block: Block, field: ChoiceField, value: LensValue): boolean {
  const list: readonly LensValue[] | undefined = field === "packSize" ? block.packSizes : block.values[field];
  return list?.includes(value) ?? false;
}

/** Whether the block has everything chosen so far, so that the choice can be completed within it. */
export function blockFits(block: Block, choice: Choice): boolean {
  return chosenFields(choice).every((field) => blockHolds(block, field, choice[field] as LensValue));
}

/** Returns the fields that are chosen. */
export function chosenFields(choice: Choice): ChoiceField[] {
  return (Object.keys(choice) as ChoiceField[]).filter((field) => choice[field] !== undefined);
}
