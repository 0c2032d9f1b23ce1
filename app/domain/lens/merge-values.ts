import type { LensValue } from "./lens-values";

/**
 * Returns the union of value lists with ascending numbers: numbers ascending, then words in order of appearance. A single list is returned
 * as is; several are merged in linear time, so that computing allowed values takes microseconds (D14).
 */
export function mergeValues(lists: readonly (readonly LensValue[])[]): readonly LensValue[] {
  const [first, ...others] = lists;
  if (!first) return [];
  return others.reduce((union, list) => (list === union ? union : mergeTwo(union, list)), first);
}

function mergeTwo(a: readonly LensValue[], b: readonly LensValue[]): readonly LensValue[] {
  const merged: LensValue[] = [];
  let i = 0;
  let j = 0;
  while (i < a.length || j < b.length) {
    const left = a[i];
    const right = b[j];
    if (typeof left === "number" && typeof right === "number") {
      merged.push(Math.min(left, right));
      if (left <= right) i += 1;
      if (right <= left) j += 1;
    } else if (typeof left === "number") {
      merged.push(left);
      i += 1;
    } else if (typeof right === "number") {
      merged.push(right);
      j += 1;
    } else {
      const known = a.slice(i);
      return [...merged, ...known, ...b.slice(j).filter((word) => !known.includes(word))];
    }
  }
  return merged;
}
