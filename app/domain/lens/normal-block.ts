import type { LensValue } from "./lens-values";
import { type LensField, lensFields } from "./parameters";
import type { Block } from "./series";

/**
 * Returns a block from an import or seed in the form that the rules require (D60): numeric texts become numbers, numbers ascend, duplicates
 * and empty lists are removed, words keep their order.
 */
export function normalBlock(block: Block): Block {
  const values: Partial<Record<LensField, readonly LensValue[]>> = {};
  for (const field of lensFields) {
    const list = block.values[field];
    if (list && list.length > 0) values[field] = normalList(list);
  }
  return { values, packSizes: [...new Set(block.packSizes)].sort((a, b) => a - b) };
}

function normalList(list: readonly LensValue[]): LensValue[] {
  const unique = [...new Set(list.map(normalValue))];
  const numbers = unique.filter((value) => typeof value === "number").sort((a, b) => a - b);
  return [...numbers, ...unique.filter((value) => typeof value === "string")];
}

function normalValue(value: LensValue): LensValue {
  if (typeof value === "number") return value + 0;
  const text = value.trim();
  return /^[+-]?\d+(\.\d+)?$/.test(text) ? Number(text) + 0 : text;
}
