import type { LensValue } from "./lens-values";

/** Compares values in list order: numbers ascending, then words alphabetically. */
export function compareLensValues(one: LensValue, other: LensValue): number {
  if (typeof one === "number" && typeof other === "number") return one - other;
  if (typeof one === "number" || typeof other === "number") return typeof one === "number" ? -1 : 1;
  return one < other ? -1 : Number(one > other);
}
