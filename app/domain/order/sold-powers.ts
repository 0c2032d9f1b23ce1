import type { GridLayout } from "../lens/grid-choosers";
import type { LensValue } from "../lens/lens-values";
import { splitProductId } from "../product/product-id";

/** Boxes of one power; `across` is the cylinder of toric lenses, the addition of multifocal ones, null for all others. */
export type SoldPower = { power: number; across: LensValue | null; boxes: number };

/**
 * Sums the boxes of lenses by power, and by the columns that the power grid of their series has, whatever their axis, base curve or pack.
 * The most minus power comes first, of one power the smallest cylinder or addition.
 */
export function sumByPower(lenses: readonly { productId: string; boxes: number }[], layout: GridLayout): SoldPower[] {
  const sums = new Map<string, SoldPower>();
  for (const { productId, boxes } of lenses) {
    const values = splitProductId(productId)?.values;
    if (typeof values?.power !== "number") continue;
    const across = layout === "quarters" ? null : (values[layout] ?? null);
    const key = JSON.stringify([values.power, across]);
    sums.set(key, { power: values.power, across, boxes: (sums.get(key)?.boxes ?? 0) + boxes });
  }
  return [...sums.values()].sort((one, other) => one.power - other.power || compareAcross(one.across, other.across));
}

/** Compares cylinders and additions by size; words come after numbers, in alphabetical order. */
export function compareAcross(one: LensValue | null, other: LensValue | null): number {
  if (typeof one === "number" && typeof other === "number") return Math.abs(one) - Math.abs(other);
  if (typeof one !== typeof other) return typeof one === "number" ? -1 : 1;
  return String(one) < String(other) ? -1 : Number(one !== other);
}
